import { route } from '@/relay/route/route';
import { resetScreen } from '@/screens/ResetScreen/ResetScreen';

export default route(resetScreen);
