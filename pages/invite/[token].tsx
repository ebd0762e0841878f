import { route } from '@/relay/route/route';
import { invitationScreen } from '@/screens/InvitationScreen/InvitationScreen';

export default route(invitationScreen);
