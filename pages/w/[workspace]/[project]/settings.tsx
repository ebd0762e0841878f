import { projectSettingsScreen } from '@/client/screens/ProjectSettingsScreen/ProjectSettingsScreen';
import { route } from '@/relay/route/route';

export default route(projectSettingsScreen);
