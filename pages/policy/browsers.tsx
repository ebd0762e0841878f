import { route } from '@/relay/route/route';
import { policyBrowsersScreen } from '@/screens/PolicyBrowsersScreen/PolicyBrowsersScreen';

export default route(policyBrowsersScreen);
