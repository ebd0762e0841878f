import { homeScreen } from '@/client/screens/HomeScreen/HomeScreen';
import { route } from '@/relay/route/route';

export default route(homeScreen);
