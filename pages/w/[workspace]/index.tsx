import { workspaceScreen } from '@/client/screens/WorkspaceScreen/WorkspaceScreen';
import { route } from '@/relay/route/route';

export default route(workspaceScreen);
