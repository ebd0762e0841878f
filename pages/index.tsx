import { route } from '@/relay/route';
import { HomeScreen, homeScreenQuery } from '@/screens/HomeScreen/HomeScreen';

export default route(HomeScreen, homeScreenQuery, () => ({}));
