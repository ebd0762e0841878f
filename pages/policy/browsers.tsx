import { policyBrowsersScreen } from '@/client/screens/PolicyBrowsersScreen/PolicyBrowsersScreen';
import { route } from '@/relay/route/route';

export default route(policyBrowsersScreen);
