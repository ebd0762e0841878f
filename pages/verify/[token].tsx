import { verifyScreen } from '@/client/screens/VerifyScreen/VerifyScreen';
import { route } from '@/relay/route/route';

export default route(verifyScreen);
