import { route } from '@/relay/route/route';
import { statsScreen } from '@/screens/StatsScreen/StatsScreen';

export default route(statsScreen);
