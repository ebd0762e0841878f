import { invitationScreen } from '@/client/screens/InvitationScreen/InvitationScreen';
import { route } from '@/relay/route/route';

export default route(invitationScreen);
