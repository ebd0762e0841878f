import { compatScreen } from '@/client/screens/CompatScreen/CompatScreen';
import { route } from '@/relay/route/route';

export default route(compatScreen);
