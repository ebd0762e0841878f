import { resetScreen } from '@/client/screens/ResetScreen/ResetScreen';
import { route } from '@/relay/route/route';

export default route(resetScreen);
