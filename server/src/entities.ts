/** Every entity of the product; TypeORM knows only what stands here. */
export const entities: (new () => object)[] = [];
