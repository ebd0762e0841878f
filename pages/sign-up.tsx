import { signUpScreen } from '@/client/screens/SignUpScreen/SignUpScreen';
import { route } from '@/relay/route/route';

export default route(signUpScreen);
