import { route } from '@/relay/route/route';
import { workspaceScreen } from '@/screens/WorkspaceScreen/WorkspaceScreen';

export default route(workspaceScreen);
