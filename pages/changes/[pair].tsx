import { route } from '@/relay/route/route';
import { changeScreen } from '@/screens/ChangeScreen/ChangeScreen';

export default route(changeScreen);
