import { browserScreen } from '@/client/screens/BrowserScreen/BrowserScreen';
import { route } from '@/relay/route/route';

export default route(browserScreen);
