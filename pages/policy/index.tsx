import { policyScreen } from '@/client/screens/PolicyScreen/PolicyScreen';
import { route } from '@/relay/route/route';

export default route(policyScreen);
