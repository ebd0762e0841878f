import { route } from '@/relay/route';
import { GroupsScreen, groupsScreenQuery } from '@/screens/GroupsScreen/GroupsScreen';

export default route(GroupsScreen, groupsScreenQuery, () => ({}));
