import { workspaceSettingsScreen } from '@/client/screens/WorkspaceSettingsScreen/WorkspaceSettingsScreen';
import { route } from '@/relay/route/route';

export default route(workspaceSettingsScreen);
