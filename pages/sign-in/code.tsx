import { codeScreen } from '@/client/screens/CodeScreen/CodeScreen';
import { route } from '@/relay/route/route';

export default route(codeScreen);
