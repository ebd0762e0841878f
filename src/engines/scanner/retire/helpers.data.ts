/** Helpers of Babel, SWC and TypeScript → the syntax that they stand in for. */
export const HELPERS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    'statements.async_function':
      '_asyncToGenerator asyncGeneratorStep __awaiter _async_to_generator',
    'statements.generator_function':
      '_regeneratorRuntime _regenerator __generator _ts_generator regeneratorRuntime',
    'classes.extends': '_inherits _callSuper _createSuper __extends _inherits_loose',
    classes: '_classCallCheck _createClass _class_call_check _create_class',
    'operators.spread.spread_in_object_literals':
      '_objectSpread __assign _object_spread _object_spread_props',
    'operators.spread.spread_in_arrays':
      '_toConsumableArray __spreadArray __spread _to_consumable_array',
    'operators.destructuring': '_slicedToArray __read _sliced_to_array',
    'operators.destructuring.rest_in_objects':
      '_objectWithoutProperties _objectWithoutPropertiesLoose __rest _object_without_properties',
    'grammar.template_literals':
      '_taggedTemplateLiteral __makeTemplateObject _tagged_template_literal',
    'statements.for_of': '_createForOfIteratorHelper __values _create_for_of_iterator_helper_loose',
    'classes.private_class_fields':
      '_classPrivateFieldGet _classPrivateFieldSet __classPrivateFieldGet __classPrivateFieldSet _class_private_field_get',
  }).flatMap(([key, names]) =>
    names.split(' ').map((name): [string, readonly string[]] => [name, [`javascript.${key}`]]),
  ),
);
