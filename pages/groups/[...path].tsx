import { route } from '@/relay/route';
import {
  GroupScreen,
  groupScreenOutcome,
  groupScreenQuery,
  groupScreenVariables,
} from '@/screens/GroupScreen/GroupScreen';

export default route(GroupScreen, groupScreenQuery, groupScreenVariables, groupScreenOutcome);
