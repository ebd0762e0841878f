// What the field needs to suggest features; loaded once a reader turns to it.
export { askBox } from '@/search/askBox';
export { ComboboxList } from '@/ui/ComboboxList';
