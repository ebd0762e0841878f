import { route } from '@/relay/route';
import { StatsScreen, statsScreenQuery } from '@/screens/StatsScreen/StatsScreen';

export default route(StatsScreen, statsScreenQuery, () => ({}));
