import { route } from '@/relay/route/route';
import { browserScreen } from '@/screens/BrowserScreen/BrowserScreen';

export default route(browserScreen);
