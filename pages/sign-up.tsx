import { route } from '@/relay/route/route';
import { signUpScreen } from '@/screens/SignUpScreen/SignUpScreen';

export default route(signUpScreen);
