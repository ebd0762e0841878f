import { groupScreen } from '@/client/screens/GroupScreen/GroupScreen';
import { route } from '@/relay/route/route';

export default route(groupScreen);
