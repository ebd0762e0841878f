import { route } from '@/relay/route/route';
import { groupScreen } from '@/screens/GroupScreen/GroupScreen';

export default route(groupScreen);
