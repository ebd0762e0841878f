import { workspacesScreen } from '@/client/screens/WorkspacesScreen/WorkspacesScreen';
import { route } from '@/relay/route/route';

export default route(workspacesScreen);
