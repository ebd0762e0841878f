import { signInScreen } from '@/client/screens/SignInScreen/SignInScreen';
import { route } from '@/relay/route/route';

export default route(signInScreen);
