import { route } from '@/relay/route/route';
import { watchScreen } from '@/screens/WatchScreen/WatchScreen';

export default route(watchScreen);
