import { missingScreen } from '@/client/screens/MissingScreen/MissingScreen';
import { route } from '@/relay/route/route';

export default route(missingScreen);
