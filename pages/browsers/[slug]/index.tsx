import { route } from '@/relay/route';
import {
  BrowserScreen,
  browserScreenOutcome,
  browserScreenQuery,
} from '@/screens/BrowserScreen/BrowserScreen';

export default route(
  BrowserScreen,
  browserScreenQuery,
  (url) => ({ slug: url.param('slug') }),
  browserScreenOutcome,
);
