import { changesScreen } from '@/client/screens/ChangesScreen/ChangesScreen';
import { route } from '@/relay/route/route';

export default route(changesScreen);
