import { route } from '@/relay/route/route';
import { browsersScreen } from '@/screens/BrowsersScreen/BrowsersScreen';

export default route(browsersScreen);
