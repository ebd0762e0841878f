import { route } from '@/relay/route/route';
import { changesScreen } from '@/screens/ChangesScreen/ChangesScreen';

export default route(changesScreen);
