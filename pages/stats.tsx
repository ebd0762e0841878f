import { statsScreen } from '@/client/screens/StatsScreen/StatsScreen';
import { route } from '@/relay/route/route';

export default route(statsScreen);
