// Made by `npm run generate` from the schemas that validate the calls. Do not edit.

export interface paths {
    "/api/csrf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sets the anti-forgery cookie XSRF-TOKEN */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the page must know before anyone logs in */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                maintenance: boolean;
                                marketing_url: string | null;
                                support_email: string;
                                company: {
                                    name: string;
                                    cnpj: string;
                                    address: string;
                                };
                                retention: {
                                    results_days: number;
                                    uploads_days: number;
                                    unfinished_hours: number;
                                    faces_months: number;
                                };
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/captcha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A sum to answer once, within five minutes; with a proof of work after repeated failure or when asked for */
        get: {
            parameters: {
                query?: {
                    proof?: "1";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            question: string;
                            proof?: {
                                parameters: {
                                    algorithm: string;
                                    nonce: string;
                                    salt: string;
                                    cost: number;
                                    keyLength: number;
                                    keyPrefix: string;
                                } & {
                                    [key: string]: unknown;
                                };
                                signature?: string;
                            };
                        };
                    };
                };
                /** @description Default Response */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes an account and logs it in */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        email: string;
                        password: string;
                        password_confirmation: string;
                        captcha: {
                            /** Format: uuid */
                            id: string;
                            answer: string | number;
                            proof?: string;
                        };
                        invitation?: string | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                user: {
                                    /** Format: uuid */
                                    id: string;
                                    name: string;
                                    email: string;
                                    phone: string | null;
                                    /** @enum {string} */
                                    role: "admin" | "mod" | "editor" | "user" | "dev";
                                    role_id: number;
                                    /** @enum {string} */
                                    base_route: "staff.dashboard" | "user.dashboard";
                                    /** @enum {string} */
                                    status: "none" | "active" | "inactive" | "suspended" | "archived";
                                    balance: number;
                                    held: number;
                                    is_irrestrict: boolean;
                                    language: ("pt_BR" | "en") | null;
                                    second_factor: boolean;
                                    invitation_token: string;
                                    promotion: {
                                        title: string;
                                        text: string;
                                        percent_off: number;
                                    } | null;
                                    /** Format: date-time */
                                    created_at: string;
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                419: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Logs a user in; 202 asks for the second factor */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                        password: string;
                        captcha: {
                            /** Format: uuid */
                            id: string;
                            answer: string | number;
                            proof?: string;
                        };
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                user: {
                                    /** Format: uuid */
                                    id: string;
                                    name: string;
                                    email: string;
                                    phone: string | null;
                                    /** @enum {string} */
                                    role: "admin" | "mod" | "editor" | "user" | "dev";
                                    role_id: number;
                                    /** @enum {string} */
                                    base_route: "staff.dashboard" | "user.dashboard";
                                    /** @enum {string} */
                                    status: "none" | "active" | "inactive" | "suspended" | "archived";
                                    balance: number;
                                    held: number;
                                    is_irrestrict: boolean;
                                    language: ("pt_BR" | "en") | null;
                                    second_factor: boolean;
                                    invitation_token: string;
                                    promotion: {
                                        title: string;
                                        text: string;
                                        percent_off: number;
                                    } | null;
                                    /** Format: date-time */
                                    created_at: string;
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** @enum {boolean} */
                                second_factor: true;
                            };
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                419: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Logs a member of staff in; 202 asks for the second factor */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                        password: string;
                        captcha: {
                            /** Format: uuid */
                            id: string;
                            answer: string | number;
                            proof?: string;
                        };
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                user: {
                                    /** Format: uuid */
                                    id: string;
                                    name: string;
                                    email: string;
                                    phone: string | null;
                                    /** @enum {string} */
                                    role: "admin" | "mod" | "editor" | "user" | "dev";
                                    role_id: number;
                                    /** @enum {string} */
                                    base_route: "staff.dashboard" | "user.dashboard";
                                    /** @enum {string} */
                                    status: "none" | "active" | "inactive" | "suspended" | "archived";
                                    balance: number;
                                    held: number;
                                    is_irrestrict: boolean;
                                    language: ("pt_BR" | "en") | null;
                                    second_factor: boolean;
                                    invitation_token: string;
                                    promotion: {
                                        title: string;
                                        text: string;
                                        percent_off: number;
                                    } | null;
                                    /** Format: date-time */
                                    created_at: string;
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** @enum {boolean} */
                                second_factor: true;
                            };
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                419: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Finishes a log-in with a code of the app or a recovery code */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        code: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                user: {
                                    /** Format: uuid */
                                    id: string;
                                    name: string;
                                    email: string;
                                    phone: string | null;
                                    /** @enum {string} */
                                    role: "admin" | "mod" | "editor" | "user" | "dev";
                                    role_id: number;
                                    /** @enum {string} */
                                    base_route: "staff.dashboard" | "user.dashboard";
                                    /** @enum {string} */
                                    status: "none" | "active" | "inactive" | "suspended" | "archived";
                                    balance: number;
                                    held: number;
                                    is_irrestrict: boolean;
                                    language: ("pt_BR" | "en") | null;
                                    second_factor: boolean;
                                    invitation_token: string;
                                    promotion: {
                                        title: string;
                                        text: string;
                                        percent_off: number;
                                    } | null;
                                    /** Format: date-time */
                                    created_at: string;
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                419: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Ends this session */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description No content */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                419: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is logged in */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                user: {
                                    /** Format: uuid */
                                    id: string;
                                    name: string;
                                    email: string;
                                    phone: string | null;
                                    /** @enum {string} */
                                    role: "admin" | "mod" | "editor" | "user" | "dev";
                                    role_id: number;
                                    /** @enum {string} */
                                    base_route: "staff.dashboard" | "user.dashboard";
                                    /** @enum {string} */
                                    status: "none" | "active" | "inactive" | "suspended" | "archived";
                                    balance: number;
                                    held: number;
                                    is_irrestrict: boolean;
                                    language: ("pt_BR" | "en") | null;
                                    second_factor: boolean;
                                    invitation_token: string;
                                    promotion: {
                                        title: string;
                                        text: string;
                                        percent_off: number;
                                    } | null;
                                    /** Format: date-time */
                                    created_at: string;
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Changes name, language or password; a new password ends the other sessions */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name?: string;
                        /** @enum {string} */
                        language?: "pt_BR" | "en";
                        current_password?: string;
                        new_password?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                user: {
                                    /** Format: uuid */
                                    id: string;
                                    name: string;
                                    email: string;
                                    phone: string | null;
                                    /** @enum {string} */
                                    role: "admin" | "mod" | "editor" | "user" | "dev";
                                    role_id: number;
                                    /** @enum {string} */
                                    base_route: "staff.dashboard" | "user.dashboard";
                                    /** @enum {string} */
                                    status: "none" | "active" | "inactive" | "suspended" | "archived";
                                    balance: number;
                                    held: number;
                                    is_irrestrict: boolean;
                                    language: ("pt_BR" | "en") | null;
                                    second_factor: boolean;
                                    invitation_token: string;
                                    promotion: {
                                        title: string;
                                        text: string;
                                        percent_off: number;
                                    } | null;
                                    /** Format: date-time */
                                    created_at: string;
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                419: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/password-recovery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mails a recovery link; never tells whether the address has an account */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                419: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/password-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets a new password with the token of a recovery link, once; ends every session of the account */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                        password: string;
                        password_confirmation: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                419: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the account is logged in, this session first */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** Format: uuid */
                                id: string;
                                current: boolean;
                                ip: string | null;
                                user_agent: string | null;
                                /** Format: date-time */
                                created_at: string;
                                /** Format: date-time */
                                last_seen_at: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        /** Ends every session but this one */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description No content */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                419: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Ends one session */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description No content */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                419: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begins the set-up: a secret for the authenticator app */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                secret: string;
                                otpauth_url: string;
                                qr_svg: string;
                            };
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                419: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
            };
        };
        /** Turns the second factor off with password and code */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        current_password: string;
                        code: string;
                    };
                };
            };
            responses: {
                /** @description No content */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                419: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/second-factor/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turns the second factor on with a first code; answers the recovery codes, once */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        code: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                recovery_codes: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                419: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/second-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replaces all recovery codes */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        code: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                recovery_codes: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                419: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/credits/packages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Packages at the price the caller would pay now */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** Format: uuid */
                                id: string;
                                credits: number;
                                list_price_cents: number;
                                amount_cents: number;
                                /** @enum {string} */
                                currency: "BRL";
                                tags: ("most_popular" | "priority_processing")[];
                                promotion: {
                                    /** Format: uuid */
                                    id: string;
                                    title: string;
                                    text: string;
                                    percent_off: number;
                                    ends_at: string | null;
                                    first_purchase_only: boolean;
                                } | null;
                            }[];
                            meta: {
                                methods: ("pix" | "card" | "boleto")[];
                                is_sandbox: boolean;
                                first_purchase_payment_id: string | null;
                            };
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/credits/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every credit that came, went or is held, newest first */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    type?: "purchase" | "video" | "image" | "other" | "gift" | "unknown";
                    status?: "success" | "completed" | "pending" | "error" | "fail" | "trash" | "refunded" | "unknown";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                id: string;
                                /** @enum {string} */
                                type: "purchase" | "video" | "image" | "other" | "gift" | "unknown";
                                /** @enum {string} */
                                status: "success" | "completed" | "pending" | "error" | "fail" | "trash" | "refunded" | "unknown";
                                reason: string | null;
                                credits: number;
                                amount_cents: number | null;
                                /** @enum {string} */
                                currency: "BRL";
                                /** Format: date-time */
                                date: string;
                                promotion: {
                                    title: string;
                                    percent_off: number;
                                } | null;
                                payment_id: string | null;
                                can_pay: boolean;
                                refund: {
                                    protocol: string;
                                    /** @enum {string} */
                                    state: "asked" | "approved" | "sent" | "done" | "denied" | "failed";
                                } | null;
                            }[];
                            meta: {
                                page: number;
                                per_page: number;
                                total: number;
                            };
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/credits/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller’s invitation link and what it earned */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                url: string;
                                invited: number;
                                waiting: number;
                                gifts: number;
                            };
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/billing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** CPF (masked) and mobile phone */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                billing: {
                                    cpf: string | null;
                                    phone: string | null;
                                    is_complete: boolean;
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Saves CPF and mobile phone */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        cpf: string;
                        phone: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                billing: {
                                    cpf: string | null;
                                    phone: string | null;
                                    is_complete: boolean;
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                419: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Buys a package. The same Idempotency-Key with the same body answers with the same payment */
        post: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: uuid */
                        package_id: string;
                        /** @enum {string} */
                        method: "pix" | "card" | "boleto";
                        expected_amount_cents?: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                payment: {
                                    /** Format: uuid */
                                    id: string;
                                    /** @enum {string} */
                                    status: "pending" | "success" | "refunded" | "fail" | "trash" | "error";
                                    status_reason: ("expired" | "cancelled" | "rejected" | "not_accepted" | "refund" | "provider_refund" | "chargeback" | "amount_mismatch" | "currency_mismatch" | "payer_mismatch") | null;
                                    credits: number;
                                    list_price_cents: number;
                                    amount_cents: number;
                                    /** @enum {string} */
                                    currency: "BRL";
                                    /** @enum {string} */
                                    method: "pix" | "card" | "boleto";
                                    /** @enum {string} */
                                    gateway: "sandbox" | "mercadopago" | "stripe";
                                    promotion: {
                                        title: string;
                                        percent_off: number;
                                    } | null;
                                    pix?: {
                                        code: string;
                                        qr_svg: string;
                                    };
                                    payment_url?: string;
                                    /** Format: date-time */
                                    created_at: string;
                                    /** Format: date-time */
                                    expires_at: string;
                                    paid_at: string | null;
                                    refunded_cents: number;
                                    refund: {
                                        protocol: string;
                                        /** @enum {string} */
                                        state: "asked" | "approved" | "sent" | "done" | "denied" | "failed";
                                        credits: number;
                                        amount_cents: number;
                                        by_hand: boolean;
                                        reason: string | null;
                                        /** Format: date-time */
                                        asked_at: string;
                                        done_at: string | null;
                                    } | null;
                                    refund_offer: {
                                        /** Format: date-time */
                                        until: string;
                                        credits: number;
                                        amount_cents: number;
                                        is_automatic: boolean;
                                        by_hand: boolean;
                                    } | null;
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                419: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the caller’s payments, with all that its receipt needs */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                payment: {
                                    /** Format: uuid */
                                    id: string;
                                    /** @enum {string} */
                                    status: "pending" | "success" | "refunded" | "fail" | "trash" | "error";
                                    status_reason: ("expired" | "cancelled" | "rejected" | "not_accepted" | "refund" | "provider_refund" | "chargeback" | "amount_mismatch" | "currency_mismatch" | "payer_mismatch") | null;
                                    credits: number;
                                    list_price_cents: number;
                                    amount_cents: number;
                                    /** @enum {string} */
                                    currency: "BRL";
                                    /** @enum {string} */
                                    method: "pix" | "card" | "boleto";
                                    /** @enum {string} */
                                    gateway: "sandbox" | "mercadopago" | "stripe";
                                    promotion: {
                                        title: string;
                                        percent_off: number;
                                    } | null;
                                    pix?: {
                                        code: string;
                                        qr_svg: string;
                                    };
                                    payment_url?: string;
                                    /** Format: date-time */
                                    created_at: string;
                                    /** Format: date-time */
                                    expires_at: string;
                                    paid_at: string | null;
                                    refunded_cents: number;
                                    refund: {
                                        protocol: string;
                                        /** @enum {string} */
                                        state: "asked" | "approved" | "sent" | "done" | "denied" | "failed";
                                        credits: number;
                                        amount_cents: number;
                                        by_hand: boolean;
                                        reason: string | null;
                                        /** Format: date-time */
                                        asked_at: string;
                                        done_at: string | null;
                                    } | null;
                                    refund_offer: {
                                        /** Format: date-time */
                                        until: string;
                                        credits: number;
                                        amount_cents: number;
                                        is_automatic: boolean;
                                        by_hand: boolean;
                                    } | null;
                                };
                                parties: {
                                    seller: {
                                        name: string;
                                        cnpj: string;
                                        address: string;
                                        support_email: string;
                                    };
                                    buyer: {
                                        name: string;
                                        email: string;
                                        cpf: string | null;
                                    };
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/{id}/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The way to pay a pending payment, opened again if the provider did not answer */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                payment: {
                                    /** Format: uuid */
                                    id: string;
                                    /** @enum {string} */
                                    status: "pending" | "success" | "refunded" | "fail" | "trash" | "error";
                                    status_reason: ("expired" | "cancelled" | "rejected" | "not_accepted" | "refund" | "provider_refund" | "chargeback" | "amount_mismatch" | "currency_mismatch" | "payer_mismatch") | null;
                                    credits: number;
                                    list_price_cents: number;
                                    amount_cents: number;
                                    /** @enum {string} */
                                    currency: "BRL";
                                    /** @enum {string} */
                                    method: "pix" | "card" | "boleto";
                                    /** @enum {string} */
                                    gateway: "sandbox" | "mercadopago" | "stripe";
                                    promotion: {
                                        title: string;
                                        percent_off: number;
                                    } | null;
                                    pix?: {
                                        code: string;
                                        qr_svg: string;
                                    };
                                    payment_url?: string;
                                    /** Format: date-time */
                                    created_at: string;
                                    /** Format: date-time */
                                    expires_at: string;
                                    paid_at: string | null;
                                    refunded_cents: number;
                                    refund: {
                                        protocol: string;
                                        /** @enum {string} */
                                        state: "asked" | "approved" | "sent" | "done" | "denied" | "failed";
                                        credits: number;
                                        amount_cents: number;
                                        by_hand: boolean;
                                        reason: string | null;
                                        /** Format: date-time */
                                        asked_at: string;
                                        done_at: string | null;
                                    } | null;
                                    refund_offer: {
                                        /** Format: date-time */
                                        until: string;
                                        credits: number;
                                        amount_cents: number;
                                        is_automatic: boolean;
                                        by_hand: boolean;
                                    } | null;
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                419: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives up a pending payment */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                payment: {
                                    /** Format: uuid */
                                    id: string;
                                    /** @enum {string} */
                                    status: "pending" | "success" | "refunded" | "fail" | "trash" | "error";
                                    status_reason: ("expired" | "cancelled" | "rejected" | "not_accepted" | "refund" | "provider_refund" | "chargeback" | "amount_mismatch" | "currency_mismatch" | "payer_mismatch") | null;
                                    credits: number;
                                    list_price_cents: number;
                                    amount_cents: number;
                                    /** @enum {string} */
                                    currency: "BRL";
                                    /** @enum {string} */
                                    method: "pix" | "card" | "boleto";
                                    /** @enum {string} */
                                    gateway: "sandbox" | "mercadopago" | "stripe";
                                    promotion: {
                                        title: string;
                                        percent_off: number;
                                    } | null;
                                    pix?: {
                                        code: string;
                                        qr_svg: string;
                                    };
                                    payment_url?: string;
                                    /** Format: date-time */
                                    created_at: string;
                                    /** Format: date-time */
                                    expires_at: string;
                                    paid_at: string | null;
                                    refunded_cents: number;
                                    refund: {
                                        protocol: string;
                                        /** @enum {string} */
                                        state: "asked" | "approved" | "sent" | "done" | "denied" | "failed";
                                        credits: number;
                                        amount_cents: number;
                                        by_hand: boolean;
                                        reason: string | null;
                                        /** Format: date-time */
                                        asked_at: string;
                                        done_at: string | null;
                                    } | null;
                                    refund_offer: {
                                        /** Format: date-time */
                                        until: string;
                                        credits: number;
                                        amount_cents: number;
                                        is_automatic: boolean;
                                        by_hand: boolean;
                                    } | null;
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                419: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/{id}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks for a refund within seven days; at once when no credit was spent */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                payment: {
                                    /** Format: uuid */
                                    id: string;
                                    /** @enum {string} */
                                    status: "pending" | "success" | "refunded" | "fail" | "trash" | "error";
                                    status_reason: ("expired" | "cancelled" | "rejected" | "not_accepted" | "refund" | "provider_refund" | "chargeback" | "amount_mismatch" | "currency_mismatch" | "payer_mismatch") | null;
                                    credits: number;
                                    list_price_cents: number;
                                    amount_cents: number;
                                    /** @enum {string} */
                                    currency: "BRL";
                                    /** @enum {string} */
                                    method: "pix" | "card" | "boleto";
                                    /** @enum {string} */
                                    gateway: "sandbox" | "mercadopago" | "stripe";
                                    promotion: {
                                        title: string;
                                        percent_off: number;
                                    } | null;
                                    pix?: {
                                        code: string;
                                        qr_svg: string;
                                    };
                                    payment_url?: string;
                                    /** Format: date-time */
                                    created_at: string;
                                    /** Format: date-time */
                                    expires_at: string;
                                    paid_at: string | null;
                                    refunded_cents: number;
                                    refund: {
                                        protocol: string;
                                        /** @enum {string} */
                                        state: "asked" | "approved" | "sent" | "done" | "denied" | "failed";
                                        credits: number;
                                        amount_cents: number;
                                        by_hand: boolean;
                                        reason: string | null;
                                        /** Format: date-time */
                                        asked_at: string;
                                        done_at: string | null;
                                    } | null;
                                    refund_offer: {
                                        /** Format: date-time */
                                        until: string;
                                        credits: number;
                                        amount_cents: number;
                                        is_automatic: boolean;
                                        by_hand: boolean;
                                    } | null;
                                };
                                refund: {
                                    protocol: string;
                                    /** @enum {string} */
                                    state: "asked" | "approved" | "sent" | "done" | "denied" | "failed";
                                    credits: number;
                                    amount_cents: number;
                                    by_hand: boolean;
                                    reason: string | null;
                                    /** Format: date-time */
                                    asked_at: string;
                                    done_at: string | null;
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                419: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/sells": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Payments, newest first */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    status?: "pending" | "success" | "refunded" | "fail" | "trash" | "error";
                    method?: "pix" | "card" | "boleto";
                    refund?: "asked" | "approved" | "sent" | "done" | "denied" | "failed";
                    flagged?: "true" | "false";
                    query?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** Format: uuid */
                                id: string;
                                /** @enum {string} */
                                status: "pending" | "success" | "refunded" | "fail" | "trash" | "error";
                                status_reason: ("expired" | "cancelled" | "rejected" | "not_accepted" | "refund" | "provider_refund" | "chargeback" | "amount_mismatch" | "currency_mismatch" | "payer_mismatch") | null;
                                credits: number;
                                list_price_cents: number;
                                amount_cents: number;
                                /** @enum {string} */
                                currency: "BRL";
                                /** @enum {string} */
                                method: "pix" | "card" | "boleto";
                                /** @enum {string} */
                                gateway: "sandbox" | "mercadopago" | "stripe";
                                promotion: {
                                    title: string;
                                    percent_off: number;
                                } | null;
                                /** Format: date-time */
                                created_at: string;
                                /** Format: date-time */
                                expires_at: string;
                                paid_at: string | null;
                                refunded_cents: number;
                                refund: {
                                    protocol: string;
                                    /** @enum {string} */
                                    state: "asked" | "approved" | "sent" | "done" | "denied" | "failed";
                                    credits: number;
                                    amount_cents: number;
                                    by_hand: boolean;
                                    reason: string | null;
                                    /** Format: date-time */
                                    asked_at: string;
                                    done_at: string | null;
                                } | null;
                                refund_offer: {
                                    /** Format: date-time */
                                    until: string;
                                    credits: number;
                                    amount_cents: number;
                                    is_automatic: boolean;
                                    by_hand: boolean;
                                } | null;
                                user: {
                                    /** Format: uuid */
                                    id: string;
                                    name: string;
                                    email: string;
                                };
                                reference: string | null;
                                transaction: string | null;
                                flag: string | null;
                            }[];
                            meta: {
                                page: number;
                                per_page: number;
                                total: number;
                            };
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/sells/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One payment */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                sell: {
                                    /** Format: uuid */
                                    id: string;
                                    /** @enum {string} */
                                    status: "pending" | "success" | "refunded" | "fail" | "trash" | "error";
                                    status_reason: ("expired" | "cancelled" | "rejected" | "not_accepted" | "refund" | "provider_refund" | "chargeback" | "amount_mismatch" | "currency_mismatch" | "payer_mismatch") | null;
                                    credits: number;
                                    list_price_cents: number;
                                    amount_cents: number;
                                    /** @enum {string} */
                                    currency: "BRL";
                                    /** @enum {string} */
                                    method: "pix" | "card" | "boleto";
                                    /** @enum {string} */
                                    gateway: "sandbox" | "mercadopago" | "stripe";
                                    promotion: {
                                        title: string;
                                        percent_off: number;
                                    } | null;
                                    /** Format: date-time */
                                    created_at: string;
                                    /** Format: date-time */
                                    expires_at: string;
                                    paid_at: string | null;
                                    refunded_cents: number;
                                    refund: {
                                        protocol: string;
                                        /** @enum {string} */
                                        state: "asked" | "approved" | "sent" | "done" | "denied" | "failed";
                                        credits: number;
                                        amount_cents: number;
                                        by_hand: boolean;
                                        reason: string | null;
                                        /** Format: date-time */
                                        asked_at: string;
                                        done_at: string | null;
                                    } | null;
                                    refund_offer: {
                                        /** Format: date-time */
                                        until: string;
                                        credits: number;
                                        amount_cents: number;
                                        is_automatic: boolean;
                                        by_hand: boolean;
                                    } | null;
                                    user: {
                                        /** Format: uuid */
                                        id: string;
                                        name: string;
                                        email: string;
                                    };
                                    reference: string | null;
                                    transaction: string | null;
                                    flag: string | null;
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/sells/{id}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approves or denies a refund, or records that its money was sent by hand */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        decision: "approve";
                    } | {
                        /** @enum {string} */
                        decision: "deny";
                        reason: string;
                    } | {
                        /** @enum {string} */
                        decision: "paid_by_hand";
                        reason: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                sell: {
                                    /** Format: uuid */
                                    id: string;
                                    /** @enum {string} */
                                    status: "pending" | "success" | "refunded" | "fail" | "trash" | "error";
                                    status_reason: ("expired" | "cancelled" | "rejected" | "not_accepted" | "refund" | "provider_refund" | "chargeback" | "amount_mismatch" | "currency_mismatch" | "payer_mismatch") | null;
                                    credits: number;
                                    list_price_cents: number;
                                    amount_cents: number;
                                    /** @enum {string} */
                                    currency: "BRL";
                                    /** @enum {string} */
                                    method: "pix" | "card" | "boleto";
                                    /** @enum {string} */
                                    gateway: "sandbox" | "mercadopago" | "stripe";
                                    promotion: {
                                        title: string;
                                        percent_off: number;
                                    } | null;
                                    /** Format: date-time */
                                    created_at: string;
                                    /** Format: date-time */
                                    expires_at: string;
                                    paid_at: string | null;
                                    refunded_cents: number;
                                    refund: {
                                        protocol: string;
                                        /** @enum {string} */
                                        state: "asked" | "approved" | "sent" | "done" | "denied" | "failed";
                                        credits: number;
                                        amount_cents: number;
                                        by_hand: boolean;
                                        reason: string | null;
                                        /** Format: date-time */
                                        asked_at: string;
                                        done_at: string | null;
                                    } | null;
                                    refund_offer: {
                                        /** Format: date-time */
                                        until: string;
                                        credits: number;
                                        amount_cents: number;
                                        is_automatic: boolean;
                                        by_hand: boolean;
                                    } | null;
                                    user: {
                                        /** Format: uuid */
                                        id: string;
                                        name: string;
                                        email: string;
                                    };
                                    reference: string | null;
                                    transaction: string | null;
                                    flag: string | null;
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                419: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{provider}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Where payment providers report; signed by each in its own way */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    provider: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            received: true;
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/faces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller’s faces, favourites first */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                /** @enum {string} */
                                state: "usable" | "held" | "refused";
                                is_favourite: boolean;
                                thumbnail_url: string | null;
                                photos: {
                                    /** Format: uuid */
                                    id: string;
                                    /** @enum {string} */
                                    state: "usable" | "held" | "refused";
                                    thumbnail_url: string;
                                    hints: ("small_face" | "turned" | "tilted" | "dark" | "bright" | "clipped" | "soft" | "partly_covered" | "uneven_light" | "coloured_light" | "glasses" | "eyes_closed" | "mouth_open" | "low_confidence" | "others_in_background")[];
                                }[];
                                consent: {
                                    /** @enum {string} */
                                    kind: "self" | "authorised";
                                    text_version: string;
                                    /** Format: date-time */
                                    declared_at: string;
                                };
                                /** Format: date-time */
                                created_at: string;
                                /** Format: date-time */
                                last_used_at: string;
                                /** Format: date-time */
                                deletes_at: string;
                                review: {
                                    /** Format: uuid */
                                    id: string;
                                    can_appeal: boolean;
                                } | null;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        /** Adds a face from one photo (multipart: consent, name, file). Without the declaration there is no face */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                face: {
                                    /** Format: uuid */
                                    id: string;
                                    name: string;
                                    /** @enum {string} */
                                    state: "usable" | "held" | "refused";
                                    is_favourite: boolean;
                                    thumbnail_url: string | null;
                                    photos: {
                                        /** Format: uuid */
                                        id: string;
                                        /** @enum {string} */
                                        state: "usable" | "held" | "refused";
                                        thumbnail_url: string;
                                        hints: ("small_face" | "turned" | "tilted" | "dark" | "bright" | "clipped" | "soft" | "partly_covered" | "uneven_light" | "coloured_light" | "glasses" | "eyes_closed" | "mouth_open" | "low_confidence" | "others_in_background")[];
                                    }[];
                                    consent: {
                                        /** @enum {string} */
                                        kind: "self" | "authorised";
                                        text_version: string;
                                        /** Format: date-time */
                                        declared_at: string;
                                    };
                                    /** Format: date-time */
                                    created_at: string;
                                    /** Format: date-time */
                                    last_used_at: string;
                                    /** Format: date-time */
                                    deletes_at: string;
                                    review: {
                                        /** Format: uuid */
                                        id: string;
                                        can_appeal: boolean;
                                    } | null;
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                419: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/faces/{id}/photos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Another photo of the same person (multipart: file) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                face: {
                                    /** Format: uuid */
                                    id: string;
                                    name: string;
                                    /** @enum {string} */
                                    state: "usable" | "held" | "refused";
                                    is_favourite: boolean;
                                    thumbnail_url: string | null;
                                    photos: {
                                        /** Format: uuid */
                                        id: string;
                                        /** @enum {string} */
                                        state: "usable" | "held" | "refused";
                                        thumbnail_url: string;
                                        hints: ("small_face" | "turned" | "tilted" | "dark" | "bright" | "clipped" | "soft" | "partly_covered" | "uneven_light" | "coloured_light" | "glasses" | "eyes_closed" | "mouth_open" | "low_confidence" | "others_in_background")[];
                                    }[];
                                    consent: {
                                        /** @enum {string} */
                                        kind: "self" | "authorised";
                                        text_version: string;
                                        /** Format: date-time */
                                        declared_at: string;
                                    };
                                    /** Format: date-time */
                                    created_at: string;
                                    /** Format: date-time */
                                    last_used_at: string;
                                    /** Format: date-time */
                                    deletes_at: string;
                                    review: {
                                        /** Format: uuid */
                                        id: string;
                                        can_appeal: boolean;
                                    } | null;
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                419: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/faces/{id}/photos/{photoId}/thumbnail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The face of a photo, square */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    photoId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/faces/{id}/photos/{photoId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Removes one photo of several */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    photoId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                face: {
                                    /** Format: uuid */
                                    id: string;
                                    name: string;
                                    /** @enum {string} */
                                    state: "usable" | "held" | "refused";
                                    is_favourite: boolean;
                                    thumbnail_url: string | null;
                                    photos: {
                                        /** Format: uuid */
                                        id: string;
                                        /** @enum {string} */
                                        state: "usable" | "held" | "refused";
                                        thumbnail_url: string;
                                        hints: ("small_face" | "turned" | "tilted" | "dark" | "bright" | "clipped" | "soft" | "partly_covered" | "uneven_light" | "coloured_light" | "glasses" | "eyes_closed" | "mouth_open" | "low_confidence" | "others_in_background")[];
                                    }[];
                                    consent: {
                                        /** @enum {string} */
                                        kind: "self" | "authorised";
                                        text_version: string;
                                        /** Format: date-time */
                                        declared_at: string;
                                    };
                                    /** Format: date-time */
                                    created_at: string;
                                    /** Format: date-time */
                                    last_used_at: string;
                                    /** Format: date-time */
                                    deletes_at: string;
                                    review: {
                                        /** Format: uuid */
                                        id: string;
                                        can_appeal: boolean;
                                    } | null;
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                419: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/faces/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Deletes a face, its photos and its declaration’s validity */
        delete: {
            parameters: {
                query?: {
                    stop_work?: "true" | "false";
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                419: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        /** Renames a face or marks it as favourite */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name?: string;
                        is_favourite?: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                face: {
                                    /** Format: uuid */
                                    id: string;
                                    name: string;
                                    /** @enum {string} */
                                    state: "usable" | "held" | "refused";
                                    is_favourite: boolean;
                                    thumbnail_url: string | null;
                                    photos: {
                                        /** Format: uuid */
                                        id: string;
                                        /** @enum {string} */
                                        state: "usable" | "held" | "refused";
                                        thumbnail_url: string;
                                        hints: ("small_face" | "turned" | "tilted" | "dark" | "bright" | "clipped" | "soft" | "partly_covered" | "uneven_light" | "coloured_light" | "glasses" | "eyes_closed" | "mouth_open" | "low_confidence" | "others_in_background")[];
                                    }[];
                                    consent: {
                                        /** @enum {string} */
                                        kind: "self" | "authorised";
                                        text_version: string;
                                        /** Format: date-time */
                                        declared_at: string;
                                    };
                                    /** Format: date-time */
                                    created_at: string;
                                    /** Format: date-time */
                                    last_used_at: string;
                                    /** Format: date-time */
                                    deletes_at: string;
                                    review: {
                                        /** Format: uuid */
                                        id: string;
                                        can_appeal: boolean;
                                    } | null;
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                419: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/videos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller’s videos, newest first */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** Format: uuid */
                                id: string;
                                /** @enum {string} */
                                state: "uploading" | "checking" | "analysing" | "ready" | "held" | "refused" | "error";
                                progress: number | null;
                                error_code: ("empty" | "unreadable" | "not_mp4" | "no_video" | "codec_unsupported" | "damaged" | "too_large" | "too_long" | "too_big" | "hdr_unsupported" | "no_face" | "refused" | "failed") | null;
                                file_name: string;
                                bytes: number;
                                bytes_received: number;
                                probe: {
                                    seconds: number;
                                    width: number;
                                    height: number;
                                    fps: number;
                                    frames: number;
                                    has_audio: boolean;
                                    bytes: number;
                                } | null;
                                settings: {
                                    /**
                                     * @default fast
                                     * @enum {string}
                                     */
                                    detection_model: "fast" | "far";
                                    /**
                                     * @default auto
                                     * @enum {string}
                                     */
                                    face_angle: "0" | "90" | "180" | "270" | "auto";
                                };
                                people: {
                                    id: string;
                                    thumbnail_url: string;
                                    share: number;
                                    seconds: number;
                                    ranges: {
                                        from: number;
                                        to: number;
                                    }[];
                                    /** @enum {string} */
                                    gender: "female" | "male" | "unknown";
                                    face_width: number;
                                    hardest: {
                                        seconds: number;
                                        /** @enum {string} */
                                        hardship: "turned" | "small" | "covered";
                                    }[];
                                }[];
                                poster_url: string | null;
                                source_url: string | null;
                                offer: {
                                    credits: number;
                                    estimate_seconds: number;
                                } | null;
                                review: {
                                    /** Format: uuid */
                                    id: string;
                                    can_appeal: boolean;
                                } | null;
                                /** Format: date-time */
                                created_at: string;
                                /** Format: date-time */
                                deletes_at: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/videos/known": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same file, if the caller has it here already */
        get: {
            parameters: {
                query: {
                    sample: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                video: {
                                    /** Format: uuid */
                                    id: string;
                                    /** @enum {string} */
                                    state: "uploading" | "checking" | "analysing" | "ready" | "held" | "refused" | "error";
                                    progress: number | null;
                                    error_code: ("empty" | "unreadable" | "not_mp4" | "no_video" | "codec_unsupported" | "damaged" | "too_large" | "too_long" | "too_big" | "hdr_unsupported" | "no_face" | "refused" | "failed") | null;
                                    file_name: string;
                                    bytes: number;
                                    bytes_received: number;
                                    probe: {
                                        seconds: number;
                                        width: number;
                                        height: number;
                                        fps: number;
                                        frames: number;
                                        has_audio: boolean;
                                        bytes: number;
                                    } | null;
                                    settings: {
                                        /**
                                         * @default fast
                                         * @enum {string}
                                         */
                                        detection_model: "fast" | "far";
                                        /**
                                         * @default auto
                                         * @enum {string}
                                         */
                                        face_angle: "0" | "90" | "180" | "270" | "auto";
                                    };
                                    people: {
                                        id: string;
                                        thumbnail_url: string;
                                        share: number;
                                        seconds: number;
                                        ranges: {
                                            from: number;
                                            to: number;
                                        }[];
                                        /** @enum {string} */
                                        gender: "female" | "male" | "unknown";
                                        face_width: number;
                                        hardest: {
                                            seconds: number;
                                            /** @enum {string} */
                                            hardship: "turned" | "small" | "covered";
                                        }[];
                                    }[];
                                    poster_url: string | null;
                                    source_url: string | null;
                                    offer: {
                                        credits: number;
                                        estimate_seconds: number;
                                    } | null;
                                    review: {
                                        /** Format: uuid */
                                        id: string;
                                        can_appeal: boolean;
                                    } | null;
                                    /** Format: date-time */
                                    created_at: string;
                                    /** Format: date-time */
                                    deletes_at: string;
                                } | null;
                            };
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/videos/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One video and the people in it */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                video: {
                                    /** Format: uuid */
                                    id: string;
                                    /** @enum {string} */
                                    state: "uploading" | "checking" | "analysing" | "ready" | "held" | "refused" | "error";
                                    progress: number | null;
                                    error_code: ("empty" | "unreadable" | "not_mp4" | "no_video" | "codec_unsupported" | "damaged" | "too_large" | "too_long" | "too_big" | "hdr_unsupported" | "no_face" | "refused" | "failed") | null;
                                    file_name: string;
                                    bytes: number;
                                    bytes_received: number;
                                    probe: {
                                        seconds: number;
                                        width: number;
                                        height: number;
                                        fps: number;
                                        frames: number;
                                        has_audio: boolean;
                                        bytes: number;
                                    } | null;
                                    settings: {
                                        /**
                                         * @default fast
                                         * @enum {string}
                                         */
                                        detection_model: "fast" | "far";
                                        /**
                                         * @default auto
                                         * @enum {string}
                                         */
                                        face_angle: "0" | "90" | "180" | "270" | "auto";
                                    };
                                    people: {
                                        id: string;
                                        thumbnail_url: string;
                                        share: number;
                                        seconds: number;
                                        ranges: {
                                            from: number;
                                            to: number;
                                        }[];
                                        /** @enum {string} */
                                        gender: "female" | "male" | "unknown";
                                        face_width: number;
                                        hardest: {
                                            seconds: number;
                                            /** @enum {string} */
                                            hardship: "turned" | "small" | "covered";
                                        }[];
                                    }[];
                                    poster_url: string | null;
                                    source_url: string | null;
                                    offer: {
                                        credits: number;
                                        estimate_seconds: number;
                                    } | null;
                                    review: {
                                        /** Format: uuid */
                                        id: string;
                                        can_appeal: boolean;
                                    } | null;
                                    /** Format: date-time */
                                    created_at: string;
                                    /** Format: date-time */
                                    deletes_at: string;
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        /** Deletes a video and everything made to look at it; results stay */
        delete: {
            parameters: {
                query?: {
                    stop_work?: "true" | "false";
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                419: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/videos/{id}/analysis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Looks for people again with other settings; free */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @default fast
                         * @enum {string}
                         */
                        detection_model?: "fast" | "far";
                        /**
                         * @default auto
                         * @enum {string}
                         */
                        face_angle?: "0" | "90" | "180" | "270" | "auto";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                video: {
                                    /** Format: uuid */
                                    id: string;
                                    /** @enum {string} */
                                    state: "uploading" | "checking" | "analysing" | "ready" | "held" | "refused" | "error";
                                    progress: number | null;
                                    error_code: ("empty" | "unreadable" | "not_mp4" | "no_video" | "codec_unsupported" | "damaged" | "too_large" | "too_long" | "too_big" | "hdr_unsupported" | "no_face" | "refused" | "failed") | null;
                                    file_name: string;
                                    bytes: number;
                                    bytes_received: number;
                                    probe: {
                                        seconds: number;
                                        width: number;
                                        height: number;
                                        fps: number;
                                        frames: number;
                                        has_audio: boolean;
                                        bytes: number;
                                    } | null;
                                    settings: {
                                        /**
                                         * @default fast
                                         * @enum {string}
                                         */
                                        detection_model: "fast" | "far";
                                        /**
                                         * @default auto
                                         * @enum {string}
                                         */
                                        face_angle: "0" | "90" | "180" | "270" | "auto";
                                    };
                                    people: {
                                        id: string;
                                        thumbnail_url: string;
                                        share: number;
                                        seconds: number;
                                        ranges: {
                                            from: number;
                                            to: number;
                                        }[];
                                        /** @enum {string} */
                                        gender: "female" | "male" | "unknown";
                                        face_width: number;
                                        hardest: {
                                            seconds: number;
                                            /** @enum {string} */
                                            hardship: "turned" | "small" | "covered";
                                        }[];
                                    }[];
                                    poster_url: string | null;
                                    source_url: string | null;
                                    offer: {
                                        credits: number;
                                        estimate_seconds: number;
                                    } | null;
                                    review: {
                                        /** Format: uuid */
                                        id: string;
                                        can_appeal: boolean;
                                    } | null;
                                    /** Format: date-time */
                                    created_at: string;
                                    /** Format: date-time */
                                    deletes_at: string;
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                419: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/videos/{id}/source": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The video’s source */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/videos/{id}/poster": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The video’s poster */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/videos/{id}/people/{person}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A person’s thumbnail */
        get: {
            parameters: {
                query?: {
                    of?: string;
                };
                header?: never;
                path: {
                    id: string;
                    person: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/videos/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One moment swapped, free: a JPEG, or with Accept: application/json the addresses of pictures before and after */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        mapping: {
                            person_id: string;
                            /** Format: uuid */
                            face_id: string;
                        }[];
                        at_seconds?: number;
                        settings?: {
                            /** @enum {string} */
                            detection_model?: "fast" | "far";
                            /** @enum {string} */
                            detection_mode?: "all" | "largest" | "chosen";
                            /** @enum {string} */
                            face_angle?: "0" | "90" | "180" | "270" | "auto";
                            /** @enum {string} */
                            gender?: "any" | "female" | "male";
                            trim?: {
                                from: number;
                                to: number;
                            };
                        };
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                pictures: {
                                    seconds: number;
                                    before_url: string;
                                    after_url: string;
                                }[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                419: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/videos/{id}/previews/{preview}/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A picture of a preview */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    preview: string;
                    name: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/processings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller’s processings, newest first */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    kind?: "video" | "catalog" | "image";
                    period?: "recent" | "all";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** Format: uuid */
                                id: string;
                                /** @enum {string} */
                                kind: "video" | "catalog" | "image";
                                /** @enum {string} */
                                status: "pending" | "in_progress" | "completed" | "error";
                                /** @enum {string} */
                                stage: "queued" | "preparing" | "rendering" | "joining" | "checking" | "review" | "done";
                                progress: number;
                                queue_position: number | null;
                                eta_seconds: number | null;
                                error_code: ("cancelled" | "refused" | "poor_coverage" | "face_removed" | "video_removed" | "damaged" | "failed" | "blocked") | null;
                                credits: number;
                                credits_charged: number;
                                video_id: string | null;
                                title: string;
                                seconds: number | null;
                                thumbnail_url: string | null;
                                before_url: string | null;
                                before_from_seconds: number;
                                result_url: string | null;
                                download_url: string | null;
                                coverage: number | null;
                                worked: boolean | null;
                                review: {
                                    /** Format: uuid */
                                    id: string;
                                    can_appeal: boolean;
                                } | null;
                                /** Format: date-time */
                                created_at: string;
                                finished_at: string | null;
                                deletes_at: string | null;
                            }[];
                            meta: {
                                page: number;
                                per_page: number;
                                total: number;
                            };
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        /** Holds the credits and orders the work, in one commit. The same Idempotency-Key with the same body answers with the same processing */
        post: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        kind: "video";
                        /** Format: uuid */
                        video_id: string;
                        mapping: {
                            person_id: string;
                            /** Format: uuid */
                            face_id: string;
                        }[];
                        /** @default {} */
                        settings?: {
                            /** @enum {string} */
                            detection_model?: "fast" | "far";
                            /** @enum {string} */
                            detection_mode?: "all" | "largest" | "chosen";
                            /** @enum {string} */
                            face_angle?: "0" | "90" | "180" | "270" | "auto";
                            /** @enum {string} */
                            gender?: "any" | "female" | "male";
                            trim?: {
                                from: number;
                                to: number;
                            };
                        };
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                processing: {
                                    /** Format: uuid */
                                    id: string;
                                    /** @enum {string} */
                                    kind: "video" | "catalog" | "image";
                                    /** @enum {string} */
                                    status: "pending" | "in_progress" | "completed" | "error";
                                    /** @enum {string} */
                                    stage: "queued" | "preparing" | "rendering" | "joining" | "checking" | "review" | "done";
                                    progress: number;
                                    queue_position: number | null;
                                    eta_seconds: number | null;
                                    error_code: ("cancelled" | "refused" | "poor_coverage" | "face_removed" | "video_removed" | "damaged" | "failed" | "blocked") | null;
                                    credits: number;
                                    credits_charged: number;
                                    video_id: string | null;
                                    title: string;
                                    seconds: number | null;
                                    thumbnail_url: string | null;
                                    before_url: string | null;
                                    before_from_seconds: number;
                                    result_url: string | null;
                                    download_url: string | null;
                                    coverage: number | null;
                                    worked: boolean | null;
                                    review: {
                                        /** Format: uuid */
                                        id: string;
                                        can_appeal: boolean;
                                    } | null;
                                    /** Format: date-time */
                                    created_at: string;
                                    finished_at: string | null;
                                    deletes_at: string | null;
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                419: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/processings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One processing */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                processing: {
                                    /** Format: uuid */
                                    id: string;
                                    /** @enum {string} */
                                    kind: "video" | "catalog" | "image";
                                    /** @enum {string} */
                                    status: "pending" | "in_progress" | "completed" | "error";
                                    /** @enum {string} */
                                    stage: "queued" | "preparing" | "rendering" | "joining" | "checking" | "review" | "done";
                                    progress: number;
                                    queue_position: number | null;
                                    eta_seconds: number | null;
                                    error_code: ("cancelled" | "refused" | "poor_coverage" | "face_removed" | "video_removed" | "damaged" | "failed" | "blocked") | null;
                                    credits: number;
                                    credits_charged: number;
                                    video_id: string | null;
                                    title: string;
                                    seconds: number | null;
                                    thumbnail_url: string | null;
                                    before_url: string | null;
                                    before_from_seconds: number;
                                    result_url: string | null;
                                    download_url: string | null;
                                    coverage: number | null;
                                    worked: boolean | null;
                                    review: {
                                        /** Format: uuid */
                                        id: string;
                                        can_appeal: boolean;
                                    } | null;
                                    /** Format: date-time */
                                    created_at: string;
                                    finished_at: string | null;
                                    deletes_at: string | null;
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        /** Deletes a finished processing and its files */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                419: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/processings/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stops the work; the credits come back */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                processing: {
                                    /** Format: uuid */
                                    id: string;
                                    /** @enum {string} */
                                    kind: "video" | "catalog" | "image";
                                    /** @enum {string} */
                                    status: "pending" | "in_progress" | "completed" | "error";
                                    /** @enum {string} */
                                    stage: "queued" | "preparing" | "rendering" | "joining" | "checking" | "review" | "done";
                                    progress: number;
                                    queue_position: number | null;
                                    eta_seconds: number | null;
                                    error_code: ("cancelled" | "refused" | "poor_coverage" | "face_removed" | "video_removed" | "damaged" | "failed" | "blocked") | null;
                                    credits: number;
                                    credits_charged: number;
                                    video_id: string | null;
                                    title: string;
                                    seconds: number | null;
                                    thumbnail_url: string | null;
                                    before_url: string | null;
                                    before_from_seconds: number;
                                    result_url: string | null;
                                    download_url: string | null;
                                    coverage: number | null;
                                    worked: boolean | null;
                                    review: {
                                        /** Format: uuid */
                                        id: string;
                                        can_appeal: boolean;
                                    } | null;
                                    /** Format: date-time */
                                    created_at: string;
                                    finished_at: string | null;
                                    deletes_at: string | null;
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                419: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/processings/{id}/evaluation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Says whether the result worked; changeable */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        worked: boolean | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                processing: {
                                    /** Format: uuid */
                                    id: string;
                                    /** @enum {string} */
                                    kind: "video" | "catalog" | "image";
                                    /** @enum {string} */
                                    status: "pending" | "in_progress" | "completed" | "error";
                                    /** @enum {string} */
                                    stage: "queued" | "preparing" | "rendering" | "joining" | "checking" | "review" | "done";
                                    progress: number;
                                    queue_position: number | null;
                                    eta_seconds: number | null;
                                    error_code: ("cancelled" | "refused" | "poor_coverage" | "face_removed" | "video_removed" | "damaged" | "failed" | "blocked") | null;
                                    credits: number;
                                    credits_charged: number;
                                    video_id: string | null;
                                    title: string;
                                    seconds: number | null;
                                    thumbnail_url: string | null;
                                    before_url: string | null;
                                    before_from_seconds: number;
                                    result_url: string | null;
                                    download_url: string | null;
                                    coverage: number | null;
                                    worked: boolean | null;
                                    review: {
                                        /** Format: uuid */
                                        id: string;
                                        can_appeal: boolean;
                                    } | null;
                                    /** Format: date-time */
                                    created_at: string;
                                    finished_at: string | null;
                                    deletes_at: string | null;
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                419: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/processings/{id}/result": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The processing’s result */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/processings/{id}/thumbnail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The processing’s thumbnail */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/processings/{id}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The result as a file, with ranges */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/review/{id}/appeal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks people to look again at what was refused */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        text: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                419: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What waits for a decision, oldest first, or what was decided */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    state?: "waiting" | "decided";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** Format: uuid */
                                id: string;
                                /** @enum {string} */
                                subject: "face" | "video" | "processing";
                                /** Format: uuid */
                                subject_id: string;
                                /** @enum {string} */
                                state: "open" | "cleared" | "refused" | "appealed";
                                /** @enum {string} */
                                reason: "sexual_content" | "apparent_minor";
                                moments: number[];
                                pictures: string[];
                                user: {
                                    /** Format: uuid */
                                    id: string;
                                    name: string;
                                    email: string;
                                };
                                appeal: string | null;
                                decision_reason: string | null;
                                /** Format: date-time */
                                created_at: string;
                                decided_at: string | null;
                            }[];
                            meta: {
                                page: number;
                                per_page: number;
                                total: number;
                            };
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/review/{id}/pictures/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A picture of what is held */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    number: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/review/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Clears or refuses what is held, with a reason */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        decision: "clear" | "refuse";
                        reason: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                case: {
                                    /** Format: uuid */
                                    id: string;
                                    /** @enum {string} */
                                    subject: "face" | "video" | "processing";
                                    /** Format: uuid */
                                    subject_id: string;
                                    /** @enum {string} */
                                    state: "open" | "cleared" | "refused" | "appealed";
                                    /** @enum {string} */
                                    reason: "sexual_content" | "apparent_minor";
                                    moments: number[];
                                    pictures: string[];
                                    user: {
                                        /** Format: uuid */
                                        id: string;
                                        name: string;
                                        email: string;
                                    };
                                    appeal: string | null;
                                    decision_reason: string | null;
                                    /** Format: date-time */
                                    created_at: string;
                                    decided_at: string | null;
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                419: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Live events (text/event-stream), replayed after Last-Event-ID */
        get: {
            parameters: {
                query?: {
                    last_event_id?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: never;
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
