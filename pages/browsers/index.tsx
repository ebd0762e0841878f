import { route } from '@/relay/route';
import { BrowsersScreen, browsersScreenQuery } from '@/screens/BrowsersScreen/BrowsersScreen';

export default route(BrowsersScreen, browsersScreenQuery, () => ({}));
