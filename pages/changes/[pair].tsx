import { changeScreen } from '@/client/screens/ChangeScreen/ChangeScreen';
import { route } from '@/relay/route/route';

export default route(changeScreen);
