import { alertScreen } from '@/client/screens/AlertScreen/AlertScreen';
import { route } from '@/relay/route/route';

export default route(alertScreen);
