// What the field needs to suggest features; loaded once a reader turns to it.
export { askBox } from '@/browser/search/askBox';
export { ComboboxList } from '@/client/ui/ComboboxList';
