import { route } from '@/relay/route/route';
import { homeScreen } from '@/screens/HomeScreen/HomeScreen';

export default route(homeScreen);
