import { watchScreen } from '@/client/screens/WatchScreen/WatchScreen';
import { route } from '@/relay/route/route';

export default route(watchScreen);
