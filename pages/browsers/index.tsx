import { browsersScreen } from '@/client/screens/BrowsersScreen/BrowsersScreen';
import { route } from '@/relay/route/route';

export default route(browsersScreen);
