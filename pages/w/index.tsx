import { route } from '@/relay/route/route';
import { workspacesScreen } from '@/screens/WorkspacesScreen/WorkspacesScreen';

export default route(workspacesScreen);
