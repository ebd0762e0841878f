import { route } from '@/relay/route/route';
import { forgotScreen } from '@/screens/ForgotScreen/ForgotScreen';

export default route(forgotScreen);
