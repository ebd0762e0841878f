import { route } from '@/relay/route/route';
import { groupsScreen } from '@/screens/GroupsScreen/GroupsScreen';

export default route(groupsScreen);
