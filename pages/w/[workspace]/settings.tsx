import { route } from '@/relay/route/route';
import { workspaceSettingsScreen } from '@/screens/WorkspaceSettingsScreen/WorkspaceSettingsScreen';

export default route(workspaceSettingsScreen);
