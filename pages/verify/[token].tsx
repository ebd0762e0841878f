import { route } from '@/relay/route/route';
import { verifyScreen } from '@/screens/VerifyScreen/VerifyScreen';

export default route(verifyScreen);
