import { route } from '@/relay/route/route';
import { policyScreen } from '@/screens/PolicyScreen/PolicyScreen';

export default route(policyScreen);
