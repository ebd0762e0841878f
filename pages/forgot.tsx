import { forgotScreen } from '@/client/screens/ForgotScreen/ForgotScreen';
import { route } from '@/relay/route/route';

export default route(forgotScreen);
