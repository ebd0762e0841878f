import { route } from '@/relay/route/route';
import { signInScreen } from '@/screens/SignInScreen/SignInScreen';

export default route(signInScreen);
