import { groupsScreen } from '@/client/screens/GroupsScreen/GroupsScreen';
import { route } from '@/relay/route/route';

export default route(groupsScreen);
