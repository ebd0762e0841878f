// Next takes global styles from this file alone.
import '@/ui/tokens.css';
import '@/ui/base.css';

export { App as default } from '@/screens/Frame/App';
