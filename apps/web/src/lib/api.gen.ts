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
                /** @description No content */
                204: {
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
                                support: {
                                    chat: ({
                                        /** @enum {string} */
                                        provider: "support_board";
                                        script_url: string;
                                    } | {
                                        /** @enum {string} */
                                        provider: "chatwoot";
                                        script_url: string;
                                        base_url: string;
                                        website_token: string;
                                    }) | null;
                                    whatsapp_url: string | null;
                                    answer_days: number;
                                };
                                openid: {
                                    name: string;
                                } | null;
                                staff_idle_minutes: number;
                                review_hours: number;
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
                                    exports_hours: number;
                                    erasure_days: number;
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
                    proof?: "1" | "2" | "3";
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                                    has_password: boolean;
                                    second_factor_required_at: string | null;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
    "/api/invitations/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether an invitation is known */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    token: string;
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
                                is_known: boolean;
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
                                    has_password: boolean;
                                    second_factor_required_at: string | null;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                                    has_password: boolean;
                                    second_factor_required_at: string | null;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                                    has_password: boolean;
                                    second_factor_required_at: string | null;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                                    has_password: boolean;
                                    second_factor_required_at: string | null;
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
                            details?: {
                                [key: string]: string | number;
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
                                    has_password: boolean;
                                    second_factor_required_at: string | null;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
    "/api/user/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The e-mail change that waits for its links, if any */
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
                                change: {
                                    new_email: string;
                                    old_confirmed: boolean;
                                    new_confirmed: boolean;
                                    /** Format: date-time */
                                    expires_at: string;
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
                            details?: {
                                [key: string]: string | number;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        /** Asks for another e-mail; a link goes to the old address and one to the new */
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
                        new_email: string;
                        current_password: string;
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
                                change: {
                                    new_email: string;
                                    old_confirmed: boolean;
                                    new_confirmed: boolean;
                                    /** Format: date-time */
                                    expires_at: string;
                                } | null;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
                            };
                        };
                    };
                };
            };
        };
        /** Takes the e-mail change back; its links are void */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
    "/api/email-change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Follows one of the two links */
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
                                /** @enum {string} */
                                state: "waiting" | "done";
                                new_email: string;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
    "/api/welcome": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What somebody new still has before them: the welcome credit, a first result */
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
                                is_confirmed: boolean;
                                credits_offered: number;
                                has_had_credits: boolean;
                                has_result: boolean;
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
                            details?: {
                                [key: string]: string | number;
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
    "/api/welcome/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mails a code of six digits that confirms the address */
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
    "/api/welcome/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirms the address by its code, and gives the welcome credit once a person */
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
                                /** @enum {string} */
                                outcome: "gifted" | "had_before" | "none";
                                credits: number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
    "/api/openid/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begins a log-in at the provider of OpenID Connect */
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
                        invitation?: string | null;
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
                                url: string;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
    "/api/openid/finish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Logs in with what the provider answered; who has no account yet is asked to agree, 202 asks for the second factor */
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
                        query: string;
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
                                    has_password: boolean;
                                    second_factor_required_at: string | null;
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
                        } | {
                            data: {
                                newcomer: {
                                    name: string;
                                    email: string;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
    "/api/openid/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes the account of somebody whom the provider vouched for, once they agreed */
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
                        /** @enum {boolean} */
                        agreed: true;
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
                                    has_password: boolean;
                                    second_factor_required_at: string | null;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
    "/api/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened to my account, newest first */
        get: {
            parameters: {
                query?: {
                    before?: number;
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
                                id: number;
                                /** @enum {string} */
                                kind: "new_login" | "password_changed" | "email_changed" | "second_factor_on" | "second_factor_off" | "openid_linked" | "invitation_gift" | "face_held" | "face_cleared" | "face_refused" | "video_held" | "video_cleared" | "video_refused" | "image_held" | "image_cleared" | "image_refused" | "review_delayed" | "content_blocked" | "content_unblocked" | "export_ready" | "erasure_asked" | "erasure_cancelled" | "cpf_released" | "payment_paid" | "payment_refunded" | "processing_completed" | "processing_error" | "processing_review" | "processing_blocked";
                                params: {
                                    [key: string]: string;
                                };
                                processing_id: string | null;
                                payment_id: string | null;
                                /** Format: date-time */
                                created_at: string;
                                seen: boolean;
                            }[];
                            meta: {
                                unseen: number;
                                has_more: boolean;
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
                            details?: {
                                [key: string]: string | number;
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
    "/api/notifications/seen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** I have seen these */
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
                        up_to: number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
    "/api/user/mail-preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which mails I want */
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
                                preferences: {
                                    results: boolean;
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
                            details?: {
                                [key: string]: string | number;
                            };
                        };
                    };
                };
            };
        };
        /** Chooses which mails I want */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        results: boolean;
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
                                preferences: {
                                    results: boolean;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
    "/api/support/chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who the caller is at the chat provider */
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
                                identity: {
                                    /** @enum {string} */
                                    provider: "support_board";
                                    first_name: string;
                                    email: string;
                                    password: string;
                                    /** @enum {string} */
                                    user_type: "user";
                                    phone: string | null;
                                } | {
                                    /** @enum {string} */
                                    provider: "chatwoot";
                                    identifier: string;
                                    identifier_hash: string;
                                    name: string;
                                    email: string;
                                    phone: string | null;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
    "/api/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mails a message to support */
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
                        /** @enum {string} */
                        topic: "payment" | "processing" | "account" | "privacy" | "other";
                        message: string;
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
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                protocol: string;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
    "/api/user/billing/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks staff for a CPF that another account has */
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
                        cpf: string;
                        message: string;
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
                                protocol: string;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
    "/api/credits/prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The list prices, for anybody */
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
                                credits: number;
                                list_price_cents: number;
                            }[];
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
                                title: string | null;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
        /** Payments, newest first, with the sums of all that match */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    status?: "pending" | "success" | "refunded" | "fail" | "trash" | "error";
                    method?: "pix" | "card" | "boleto";
                    refund?: "asked" | "approved" | "sent" | "done" | "denied" | "failed";
                    flagged?: "true" | "false";
                    query?: string;
                    from?: string;
                    to?: string;
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
                                refund_failure: ("refused" | "no_answer" | "gateway_gone") | null;
                            }[];
                            meta: {
                                page: number;
                                per_page: number;
                                total: number;
                                is_capped: boolean;
                                totals: {
                                    count: number;
                                    amount_cents: number;
                                    paid_cents: number;
                                    refunded_cents: number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
    "/api/staff/sells/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All payments that match as a file for a spreadsheet (text/csv) */
        get: {
            parameters: {
                query?: {
                    status?: "pending" | "success" | "refunded" | "fail" | "trash" | "error";
                    method?: "pix" | "card" | "boleto";
                    refund?: "asked" | "approved" | "sent" | "done" | "denied" | "failed";
                    flagged?: "true" | "false";
                    query?: string;
                    from?: string;
                    to?: string;
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
    "/api/staff/sells/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What providers sent and could not be worked on after all its tries, oldest first */
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
                                gateway: string;
                                kind: string | null;
                                payment_id: string | null;
                                reference: string | null;
                                tries: number;
                                /** Format: date-time */
                                received_at: string;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
    "/api/staff/sells/events/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tries such a message again, or puts it away; answers those that are left */
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
                        decision: "retry";
                    } | {
                        /** @enum {string} */
                        decision: "put_away";
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
                                /** Format: uuid */
                                id: string;
                                gateway: string;
                                kind: string | null;
                                payment_id: string | null;
                                reference: string | null;
                                tries: number;
                                /** Format: date-time */
                                received_at: string;
                            }[];
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
    "/api/staff/sells/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One payment, with what the provider sent about it */
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
                                    refund_failure: ("refused" | "no_answer" | "gateway_gone") | null;
                                };
                                events: {
                                    /** Format: uuid */
                                    id: string;
                                    kind: string | null;
                                    /** @enum {string} */
                                    verdict: "accepted" | "ignored" | "forged" | "stale" | "malformed" | "foreign";
                                    deliveries: number;
                                    tries: number;
                                    /** Format: date-time */
                                    received_at: string;
                                    handled_at: string | null;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                                    refund_failure: ("refused" | "no_answer" | "gateway_gone") | null;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
    "/api/staff/sells/{id}/refund/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks for a refund in the buyer’s place, under the same rules, and approves it */
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
                                    refund_failure: ("refused" | "no_answer" | "gateway_gone") | null;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
    "/api/staff/sells/{id}/flag/clear": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes the flag off a payment that was looked at */
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
                                    refund_failure: ("refused" | "no_answer" | "gateway_gone") | null;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
    "/api/staff/sells/{id}/reconcile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks the provider about a payment at once */
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
                                    refund_failure: ("refused" | "no_answer" | "gateway_gone") | null;
                                };
                                events: {
                                    /** Format: uuid */
                                    id: string;
                                    kind: string | null;
                                    /** @enum {string} */
                                    verdict: "accepted" | "ignored" | "forged" | "stale" | "malformed" | "foreign";
                                    deliveries: number;
                                    tries: number;
                                    /** Format: date-time */
                                    received_at: string;
                                    handled_at: string | null;
                                }[];
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
    "/api/staff/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives the code of the second factor again, or the password while there is none: sensitive calls then go through for some minutes */
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
                        code?: string;
                        current_password?: string;
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
                                /** Format: date-time */
                                confirmed_until: string;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
    "/api/staff/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The figures of the last days of São Paulo beside those of as many days before, the work of this moment, and what somebody should look at */
        get: {
            parameters: {
                query?: {
                    days?: "7" | "30" | "90";
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
                                /** Format: date-time */
                                at: string;
                                work: {
                                    pending: number;
                                    in_progress: number;
                                    steps_waiting: number;
                                    steps_running: number;
                                    oldest_wait_seconds: number | null;
                                    slots: number;
                                    workers: {
                                        /** Format: uuid */
                                        id: string;
                                        slots: number;
                                        /** Format: date-time */
                                        seen_at: string;
                                    }[];
                                };
                                alerts: {
                                    /** @enum {string} */
                                    code: "failure_rate" | "webhook_errors" | "disk_low" | "work_stalled" | "no_workers" | "refunds_awaiting" | "refunds_failed" | "refunds_to_pay" | "events_given_up" | "payments_flagged" | "review_awaiting" | "review_overdue" | "rules_overruled" | "credit_orders_awaiting" | "second_factor_missing";
                                    /** @enum {string} */
                                    level: "warning" | "critical";
                                    value: number;
                                    link: {
                                        route: string;
                                        query: {
                                            [key: string]: string;
                                        };
                                    };
                                }[];
                                time_zone: string;
                                days: number;
                                /** Format: date */
                                from: string;
                                /** Format: date */
                                to: string;
                                figures: {
                                    sign_ups: {
                                        value: number;
                                        before: number;
                                    };
                                    processings: {
                                        value: number;
                                        before: number;
                                    };
                                    completed: {
                                        value: number;
                                        before: number;
                                    };
                                    failed: {
                                        value: number;
                                        before: number;
                                    };
                                    success_rate: {
                                        value: number | null;
                                        before: number | null;
                                    };
                                    median_seconds: {
                                        value: number | null;
                                        before: number | null;
                                    };
                                    p95_seconds: {
                                        value: number | null;
                                        before: number | null;
                                    };
                                    queue_peak: {
                                        value: number;
                                        before: number;
                                    };
                                    revenue_cents: {
                                        value: number;
                                        before: number;
                                    };
                                    payments: {
                                        value: number;
                                        before: number;
                                    };
                                    refunds_cents: {
                                        value: number;
                                        before: number;
                                    };
                                    refunds: {
                                        value: number;
                                        before: number;
                                    };
                                    refusals: {
                                        value: number;
                                        before: number;
                                    };
                                };
                                processings_by_state: {
                                    value: {
                                        [key: string]: number;
                                    };
                                    before: {
                                        [key: string]: number;
                                    };
                                };
                                series: {
                                    /** Format: date */
                                    day: string;
                                    sign_ups: number;
                                    processings: {
                                        [key: string]: number;
                                    };
                                    completed: number;
                                    failed: number;
                                    success_rate: number | null;
                                    median_seconds: number | null;
                                    p95_seconds: number | null;
                                    queue_peak: number;
                                    revenue_cents: number;
                                    refunds_cents: number;
                                    refusals: number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
    "/api/staff/dashboard/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Only the work of this moment and the alerts, for a page that stays open */
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
                                /** Format: date-time */
                                at: string;
                                work: {
                                    pending: number;
                                    in_progress: number;
                                    steps_waiting: number;
                                    steps_running: number;
                                    oldest_wait_seconds: number | null;
                                    slots: number;
                                    workers: {
                                        /** Format: uuid */
                                        id: string;
                                        slots: number;
                                        /** Format: date-time */
                                        seen_at: string;
                                    }[];
                                };
                                alerts: {
                                    /** @enum {string} */
                                    code: "failure_rate" | "webhook_errors" | "disk_low" | "work_stalled" | "no_workers" | "refunds_awaiting" | "refunds_failed" | "refunds_to_pay" | "events_given_up" | "payments_flagged" | "review_awaiting" | "review_overdue" | "rules_overruled" | "credit_orders_awaiting" | "second_factor_missing";
                                    /** @enum {string} */
                                    level: "warning" | "critical";
                                    value: number;
                                    link: {
                                        route: string;
                                        query: {
                                            [key: string]: string;
                                        };
                                    };
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
    "/api/staff/work": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The work that waits or runs, oldest first, or what ended without a result, newest first */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    state?: "open" | "failed";
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
                                /** Format: uuid */
                                user_id: string;
                                /** @enum {string} */
                                kind: "video" | "catalog" | "image";
                                /** @enum {string} */
                                status: "pending" | "in_progress" | "completed" | "error";
                                /** @enum {string} */
                                stage: "queued" | "preparing" | "rendering" | "joining" | "checking" | "review" | "done";
                                progress: number;
                                error_code: ("cancelled" | "refused" | "poor_coverage" | "face_removed" | "video_removed" | "image_removed" | "nothing_found" | "damaged" | "failed" | "blocked") | null;
                                is_stalled: boolean;
                                /** Format: date-time */
                                created_at: string;
                                finished_at: string | null;
                            }[];
                            meta: {
                                page: number;
                                per_page: number;
                                total: number;
                                is_capped: boolean;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
    "/api/staff/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Accounts by words of name or e-mail, CPF or id, and by filters */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    query?: string;
                    role?: "admin" | "mod" | "editor" | "user" | "dev";
                    status?: "none" | "active" | "inactive" | "suspended" | "archived";
                    verified?: "true" | "false";
                    second_factor?: "true" | "false";
                    sort?: "newest" | "oldest" | "name";
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
                                name: string;
                                email: string;
                                role: ("admin" | "mod" | "editor" | "user" | "dev") | null;
                                /** @enum {string} */
                                status: "none" | "active" | "inactive" | "suspended" | "archived";
                                is_irrestrict: boolean;
                                second_factor: boolean;
                                balance: number;
                                /** Format: date-time */
                                created_at: string;
                            }[];
                            meta: {
                                page: number;
                                per_page: number;
                                total: number;
                                is_capped: boolean;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
    "/api/staff/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One account */
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
                                user: {
                                    /** Format: uuid */
                                    id: string;
                                    name: string;
                                    email: string;
                                    role: ("admin" | "mod" | "editor" | "user" | "dev") | null;
                                    /** @enum {string} */
                                    status: "none" | "active" | "inactive" | "suspended" | "archived";
                                    is_irrestrict: boolean;
                                    second_factor: boolean;
                                    balance: number;
                                    /** Format: date-time */
                                    created_at: string;
                                    version: number;
                                    phone: string | null;
                                    language: ("pt_BR" | "en") | null;
                                    /** Format: date-time */
                                    role_given_at: string;
                                    /** Format: date-time */
                                    updated_at: string;
                                    held: number;
                                    debt: number;
                                    flagged_at: string | null;
                                    billing: {
                                        cpf: string | null;
                                        phone: string | null;
                                        is_complete: boolean;
                                    };
                                    invited_by: {
                                        /** Format: uuid */
                                        id: string;
                                        name: string;
                                    } | null;
                                    verifications: {
                                        /** Format: uuid */
                                        id: string;
                                        is_irrestrict: boolean;
                                        checked: string;
                                        by: {
                                            /** Format: uuid */
                                            id: string;
                                            name: string;
                                        };
                                        /** Format: date-time */
                                        at: string;
                                    }[];
                                    credit_orders: {
                                        /** Format: uuid */
                                        id: string;
                                        /** @enum {string} */
                                        kind: "gift" | "take";
                                        credits: number;
                                        reason: string;
                                        /** @enum {string} */
                                        state: "done" | "pending" | "denied";
                                        user: {
                                            /** Format: uuid */
                                            id: string;
                                            name: string;
                                            email: string;
                                        };
                                        asked_by: {
                                            /** Format: uuid */
                                            id: string;
                                            name: string;
                                        };
                                        /** Format: date-time */
                                        asked_at: string;
                                        decided_by: {
                                            /** Format: uuid */
                                            id: string;
                                            name: string;
                                        } | null;
                                        decided_at: string | null;
                                        decision_reason: string | null;
                                    }[];
                                    may: {
                                        edit: boolean;
                                        status: boolean;
                                        verify: boolean;
                                        role: boolean;
                                        credits: boolean;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
        /** Changes name, e-mail, phone or language; a new e-mail asks for the code again and ends the sessions */
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
                        version: number;
                        name?: string;
                        email?: string;
                        phone?: string | null;
                        language?: ("pt_BR" | "en") | null;
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
                                    role: ("admin" | "mod" | "editor" | "user" | "dev") | null;
                                    /** @enum {string} */
                                    status: "none" | "active" | "inactive" | "suspended" | "archived";
                                    is_irrestrict: boolean;
                                    second_factor: boolean;
                                    balance: number;
                                    /** Format: date-time */
                                    created_at: string;
                                    version: number;
                                    phone: string | null;
                                    language: ("pt_BR" | "en") | null;
                                    /** Format: date-time */
                                    role_given_at: string;
                                    /** Format: date-time */
                                    updated_at: string;
                                    held: number;
                                    debt: number;
                                    flagged_at: string | null;
                                    billing: {
                                        cpf: string | null;
                                        phone: string | null;
                                        is_complete: boolean;
                                    };
                                    invited_by: {
                                        /** Format: uuid */
                                        id: string;
                                        name: string;
                                    } | null;
                                    verifications: {
                                        /** Format: uuid */
                                        id: string;
                                        is_irrestrict: boolean;
                                        checked: string;
                                        by: {
                                            /** Format: uuid */
                                            id: string;
                                            name: string;
                                        };
                                        /** Format: date-time */
                                        at: string;
                                    }[];
                                    credit_orders: {
                                        /** Format: uuid */
                                        id: string;
                                        /** @enum {string} */
                                        kind: "gift" | "take";
                                        credits: number;
                                        reason: string;
                                        /** @enum {string} */
                                        state: "done" | "pending" | "denied";
                                        user: {
                                            /** Format: uuid */
                                            id: string;
                                            name: string;
                                            email: string;
                                        };
                                        asked_by: {
                                            /** Format: uuid */
                                            id: string;
                                            name: string;
                                        };
                                        /** Format: date-time */
                                        asked_at: string;
                                        decided_by: {
                                            /** Format: uuid */
                                            id: string;
                                            name: string;
                                        } | null;
                                        decided_at: string | null;
                                        decision_reason: string | null;
                                    }[];
                                    may: {
                                        edit: boolean;
                                        status: boolean;
                                        verify: boolean;
                                        role: boolean;
                                        credits: boolean;
                                    };
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
                            };
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/staff/users/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes the status, with a reason; any but active ends the sessions */
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
                        version: number;
                        /** @enum {string} */
                        status: "none" | "active" | "inactive" | "suspended" | "archived";
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
                                user: {
                                    /** Format: uuid */
                                    id: string;
                                    name: string;
                                    email: string;
                                    role: ("admin" | "mod" | "editor" | "user" | "dev") | null;
                                    /** @enum {string} */
                                    status: "none" | "active" | "inactive" | "suspended" | "archived";
                                    is_irrestrict: boolean;
                                    second_factor: boolean;
                                    balance: number;
                                    /** Format: date-time */
                                    created_at: string;
                                    version: number;
                                    phone: string | null;
                                    language: ("pt_BR" | "en") | null;
                                    /** Format: date-time */
                                    role_given_at: string;
                                    /** Format: date-time */
                                    updated_at: string;
                                    held: number;
                                    debt: number;
                                    flagged_at: string | null;
                                    billing: {
                                        cpf: string | null;
                                        phone: string | null;
                                        is_complete: boolean;
                                    };
                                    invited_by: {
                                        /** Format: uuid */
                                        id: string;
                                        name: string;
                                    } | null;
                                    verifications: {
                                        /** Format: uuid */
                                        id: string;
                                        is_irrestrict: boolean;
                                        checked: string;
                                        by: {
                                            /** Format: uuid */
                                            id: string;
                                            name: string;
                                        };
                                        /** Format: date-time */
                                        at: string;
                                    }[];
                                    credit_orders: {
                                        /** Format: uuid */
                                        id: string;
                                        /** @enum {string} */
                                        kind: "gift" | "take";
                                        credits: number;
                                        reason: string;
                                        /** @enum {string} */
                                        state: "done" | "pending" | "denied";
                                        user: {
                                            /** Format: uuid */
                                            id: string;
                                            name: string;
                                            email: string;
                                        };
                                        asked_by: {
                                            /** Format: uuid */
                                            id: string;
                                            name: string;
                                        };
                                        /** Format: date-time */
                                        asked_at: string;
                                        decided_by: {
                                            /** Format: uuid */
                                            id: string;
                                            name: string;
                                        } | null;
                                        decided_at: string | null;
                                        decision_reason: string | null;
                                    }[];
                                    may: {
                                        edit: boolean;
                                        status: boolean;
                                        verify: boolean;
                                        role: boolean;
                                        credits: boolean;
                                    };
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
    "/api/staff/users/{id}/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Verifies the account or takes that back, and says what was checked */
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
                        version: number;
                        is_irrestrict: boolean;
                        checked: string;
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
                                    role: ("admin" | "mod" | "editor" | "user" | "dev") | null;
                                    /** @enum {string} */
                                    status: "none" | "active" | "inactive" | "suspended" | "archived";
                                    is_irrestrict: boolean;
                                    second_factor: boolean;
                                    balance: number;
                                    /** Format: date-time */
                                    created_at: string;
                                    version: number;
                                    phone: string | null;
                                    language: ("pt_BR" | "en") | null;
                                    /** Format: date-time */
                                    role_given_at: string;
                                    /** Format: date-time */
                                    updated_at: string;
                                    held: number;
                                    debt: number;
                                    flagged_at: string | null;
                                    billing: {
                                        cpf: string | null;
                                        phone: string | null;
                                        is_complete: boolean;
                                    };
                                    invited_by: {
                                        /** Format: uuid */
                                        id: string;
                                        name: string;
                                    } | null;
                                    verifications: {
                                        /** Format: uuid */
                                        id: string;
                                        is_irrestrict: boolean;
                                        checked: string;
                                        by: {
                                            /** Format: uuid */
                                            id: string;
                                            name: string;
                                        };
                                        /** Format: date-time */
                                        at: string;
                                    }[];
                                    credit_orders: {
                                        /** Format: uuid */
                                        id: string;
                                        /** @enum {string} */
                                        kind: "gift" | "take";
                                        credits: number;
                                        reason: string;
                                        /** @enum {string} */
                                        state: "done" | "pending" | "denied";
                                        user: {
                                            /** Format: uuid */
                                            id: string;
                                            name: string;
                                            email: string;
                                        };
                                        asked_by: {
                                            /** Format: uuid */
                                            id: string;
                                            name: string;
                                        };
                                        /** Format: date-time */
                                        asked_at: string;
                                        decided_by: {
                                            /** Format: uuid */
                                            id: string;
                                            name: string;
                                        } | null;
                                        decided_at: string | null;
                                        decision_reason: string | null;
                                    }[];
                                    may: {
                                        edit: boolean;
                                        status: boolean;
                                        verify: boolean;
                                        role: boolean;
                                        credits: boolean;
                                    };
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
    "/api/staff/users/{id}/cpf/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes the CPF out of the account, so that its real owner can save it */
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
                                user: {
                                    /** Format: uuid */
                                    id: string;
                                    name: string;
                                    email: string;
                                    role: ("admin" | "mod" | "editor" | "user" | "dev") | null;
                                    /** @enum {string} */
                                    status: "none" | "active" | "inactive" | "suspended" | "archived";
                                    is_irrestrict: boolean;
                                    second_factor: boolean;
                                    balance: number;
                                    /** Format: date-time */
                                    created_at: string;
                                    version: number;
                                    phone: string | null;
                                    language: ("pt_BR" | "en") | null;
                                    /** Format: date-time */
                                    role_given_at: string;
                                    /** Format: date-time */
                                    updated_at: string;
                                    held: number;
                                    debt: number;
                                    flagged_at: string | null;
                                    billing: {
                                        cpf: string | null;
                                        phone: string | null;
                                        is_complete: boolean;
                                    };
                                    invited_by: {
                                        /** Format: uuid */
                                        id: string;
                                        name: string;
                                    } | null;
                                    verifications: {
                                        /** Format: uuid */
                                        id: string;
                                        is_irrestrict: boolean;
                                        checked: string;
                                        by: {
                                            /** Format: uuid */
                                            id: string;
                                            name: string;
                                        };
                                        /** Format: date-time */
                                        at: string;
                                    }[];
                                    credit_orders: {
                                        /** Format: uuid */
                                        id: string;
                                        /** @enum {string} */
                                        kind: "gift" | "take";
                                        credits: number;
                                        reason: string;
                                        /** @enum {string} */
                                        state: "done" | "pending" | "denied";
                                        user: {
                                            /** Format: uuid */
                                            id: string;
                                            name: string;
                                            email: string;
                                        };
                                        asked_by: {
                                            /** Format: uuid */
                                            id: string;
                                            name: string;
                                        };
                                        /** Format: date-time */
                                        asked_at: string;
                                        decided_by: {
                                            /** Format: uuid */
                                            id: string;
                                            name: string;
                                        } | null;
                                        decided_at: string | null;
                                        decision_reason: string | null;
                                    }[];
                                    may: {
                                        edit: boolean;
                                        status: boolean;
                                        verify: boolean;
                                        role: boolean;
                                        credits: boolean;
                                    };
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
    "/api/staff/users/{id}/role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives another role; never to oneself, and the last admin stays */
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
                        version: number;
                        /** @enum {string} */
                        role: "admin" | "mod" | "editor" | "user" | "dev";
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
                                user: {
                                    /** Format: uuid */
                                    id: string;
                                    name: string;
                                    email: string;
                                    role: ("admin" | "mod" | "editor" | "user" | "dev") | null;
                                    /** @enum {string} */
                                    status: "none" | "active" | "inactive" | "suspended" | "archived";
                                    is_irrestrict: boolean;
                                    second_factor: boolean;
                                    balance: number;
                                    /** Format: date-time */
                                    created_at: string;
                                    version: number;
                                    phone: string | null;
                                    language: ("pt_BR" | "en") | null;
                                    /** Format: date-time */
                                    role_given_at: string;
                                    /** Format: date-time */
                                    updated_at: string;
                                    held: number;
                                    debt: number;
                                    flagged_at: string | null;
                                    billing: {
                                        cpf: string | null;
                                        phone: string | null;
                                        is_complete: boolean;
                                    };
                                    invited_by: {
                                        /** Format: uuid */
                                        id: string;
                                        name: string;
                                    } | null;
                                    verifications: {
                                        /** Format: uuid */
                                        id: string;
                                        is_irrestrict: boolean;
                                        checked: string;
                                        by: {
                                            /** Format: uuid */
                                            id: string;
                                            name: string;
                                        };
                                        /** Format: date-time */
                                        at: string;
                                    }[];
                                    credit_orders: {
                                        /** Format: uuid */
                                        id: string;
                                        /** @enum {string} */
                                        kind: "gift" | "take";
                                        credits: number;
                                        reason: string;
                                        /** @enum {string} */
                                        state: "done" | "pending" | "denied";
                                        user: {
                                            /** Format: uuid */
                                            id: string;
                                            name: string;
                                            email: string;
                                        };
                                        asked_by: {
                                            /** Format: uuid */
                                            id: string;
                                            name: string;
                                        };
                                        /** Format: date-time */
                                        asked_at: string;
                                        decided_by: {
                                            /** Format: uuid */
                                            id: string;
                                            name: string;
                                        } | null;
                                        decided_at: string | null;
                                        decision_reason: string | null;
                                    }[];
                                    may: {
                                        edit: boolean;
                                        status: boolean;
                                        verify: boolean;
                                        role: boolean;
                                        credits: boolean;
                                    };
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
    "/api/staff/users/{id}/ledger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The ledger, newest first, each entry with the balance after it */
        get: {
            parameters: {
                query?: {
                    page?: number;
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                id: number;
                                /** @enum {string} */
                                kind: "grant" | "gift" | "hold" | "capture" | "release" | "take_back" | "debt" | "debt_settlement";
                                credits: number;
                                amount: number;
                                balance: number;
                                cause: {
                                    kind: string;
                                    id: string;
                                };
                                reason: string | null;
                                actor: {
                                    /** Format: uuid */
                                    id: string;
                                    name: string;
                                } | null;
                                /** Format: date-time */
                                created_at: string;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
    "/api/staff/users/{id}/processings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The account’s processings, newest first */
        get: {
            parameters: {
                query?: {
                    page?: number;
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
                                error_code: ("cancelled" | "refused" | "poor_coverage" | "face_removed" | "video_removed" | "image_removed" | "nothing_found" | "damaged" | "failed" | "blocked") | null;
                                title: string;
                                credits: number;
                                /** Format: date-time */
                                created_at: string;
                                finished_at: string | null;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
    "/api/staff/users/{id}/consents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was declared about faces, newest first */
        get: {
            parameters: {
                query?: {
                    page?: number;
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
                                kind: "self" | "authorised" | "invented";
                                text_version: string;
                                /** @enum {string} */
                                language: "pt_BR" | "en";
                                address: string;
                                /** Format: date-time */
                                declared_at: string;
                                withdrawn_at: string | null;
                                face: {
                                    /** Format: uuid */
                                    id: string;
                                    name: string;
                                    /** @enum {string} */
                                    state: "usable" | "held" | "refused";
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
    "/api/staff/users/{id}/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What staff did to the account, newest first */
        get: {
            parameters: {
                query?: {
                    page?: number;
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                id: number;
                                actor: {
                                    /** Format: uuid */
                                    id: string;
                                    name: string;
                                    email: string;
                                } | null;
                                action: string;
                                subject: string;
                                subject_id: string;
                                before: unknown;
                                after: unknown;
                                reason: string | null;
                                /** Format: date-time */
                                at: string;
                                names: ({
                                    /** Format: uuid */
                                    id: string;
                                    name: string;
                                } | {
                                    id: string;
                                    title: {
                                        pt_BR: string;
                                        en: string;
                                    };
                                } | {
                                    /** Format: uuid */
                                    id: string;
                                    credits: number;
                                })[];
                            }[];
                            meta: {
                                page: number;
                                per_page: number;
                                total: number;
                                is_capped: boolean;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
    "/api/staff/users/{id}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the account is logged in */
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        /** Ends every session of the account */
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
    "/api/staff/users/{id}/sessions/{session}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Ends one session of the account */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    session: string;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
    "/api/staff/users/{id}/credits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives or takes credits, with a reason; above the caller’s limit the order waits for a second admin */
        post: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        kind: "gift" | "take";
                        credits: number;
                        reason: string;
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
                                order: {
                                    /** Format: uuid */
                                    id: string;
                                    /** @enum {string} */
                                    kind: "gift" | "take";
                                    credits: number;
                                    reason: string;
                                    /** @enum {string} */
                                    state: "done" | "pending" | "denied";
                                    user: {
                                        /** Format: uuid */
                                        id: string;
                                        name: string;
                                        email: string;
                                    };
                                    asked_by: {
                                        /** Format: uuid */
                                        id: string;
                                        name: string;
                                    };
                                    /** Format: date-time */
                                    asked_at: string;
                                    decided_by: {
                                        /** Format: uuid */
                                        id: string;
                                        name: string;
                                    } | null;
                                    decided_at: string | null;
                                    decision_reason: string | null;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
    "/api/staff/credit-orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Orders of credits that wait for a second admin, or were decided */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    state?: "done" | "pending" | "denied";
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
                                kind: "gift" | "take";
                                credits: number;
                                reason: string;
                                /** @enum {string} */
                                state: "done" | "pending" | "denied";
                                user: {
                                    /** Format: uuid */
                                    id: string;
                                    name: string;
                                    email: string;
                                };
                                asked_by: {
                                    /** Format: uuid */
                                    id: string;
                                    name: string;
                                };
                                /** Format: date-time */
                                asked_at: string;
                                decided_by: {
                                    /** Format: uuid */
                                    id: string;
                                    name: string;
                                } | null;
                                decided_at: string | null;
                                decision_reason: string | null;
                            }[];
                            meta: {
                                page: number;
                                per_page: number;
                                total: number;
                                is_capped: boolean;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
    "/api/staff/credit-orders/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approves or denies what another member of staff ordered */
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
                        decision: "approve" | "deny";
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
                                order: {
                                    /** Format: uuid */
                                    id: string;
                                    /** @enum {string} */
                                    kind: "gift" | "take";
                                    credits: number;
                                    reason: string;
                                    /** @enum {string} */
                                    state: "done" | "pending" | "denied";
                                    user: {
                                        /** Format: uuid */
                                        id: string;
                                        name: string;
                                        email: string;
                                    };
                                    asked_by: {
                                        /** Format: uuid */
                                        id: string;
                                        name: string;
                                    };
                                    /** Format: date-time */
                                    asked_at: string;
                                    decided_by: {
                                        /** Format: uuid */
                                        id: string;
                                        name: string;
                                    } | null;
                                    decided_at: string | null;
                                    decision_reason: string | null;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
    "/api/staff/users/bulk/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What an action on many accounts would do; nothing is done */
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
                        /** @enum {string} */
                        action: "status";
                        user_ids: string[];
                        /** @enum {string} */
                        status: "none" | "active" | "inactive" | "suspended" | "archived";
                        reason: string;
                    } | {
                        /** @enum {string} */
                        action: "verify";
                        user_ids: string[];
                        is_irrestrict: boolean;
                        reason: string;
                    } | {
                        /** @enum {string} */
                        action: "gift";
                        user_ids: string[];
                        credits: number;
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
                                /** Format: uuid */
                                token: string;
                                /** Format: date-time */
                                expires_at: string;
                                summary: {
                                    /** @enum {string} */
                                    action: "status" | "verify" | "gift";
                                    total: number;
                                    changed: number;
                                    unchanged: number;
                                    awaiting: number;
                                    refused: {
                                        /** Format: uuid */
                                        user_id: string;
                                        name: string | null;
                                        code: string;
                                    }[];
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
    "/api/staff/users/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Does what a summary said, once */
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
                        /** Format: uuid */
                        token: string;
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
                                summary: {
                                    /** @enum {string} */
                                    action: "status" | "verify" | "gift";
                                    total: number;
                                    changed: number;
                                    unchanged: number;
                                    awaiting: number;
                                    refused: {
                                        /** Format: uuid */
                                        user_id: string;
                                        name: string | null;
                                        code: string;
                                    }[];
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
    "/api/staff/packages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Packages and promotions, archived ones last */
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
                                packages: {
                                    /** Format: uuid */
                                    id: string;
                                    version: number;
                                    credits: number;
                                    price_cents: number;
                                    tags: ("most_popular" | "priority_processing")[];
                                    position: number;
                                    is_active: boolean;
                                    /** Format: date-time */
                                    updated_at: string;
                                }[];
                                promotions: {
                                    /** Format: uuid */
                                    id: string;
                                    version: number;
                                    title: {
                                        pt_BR: string;
                                        en: string;
                                    };
                                    text: {
                                        pt_BR: string;
                                        en: string;
                                    };
                                    percent_off: number;
                                    /** Format: date-time */
                                    starts_at: string;
                                    ends_at: string | null;
                                    first_purchase_only: boolean;
                                    package_ids: string[] | null;
                                    is_active: boolean;
                                    /** @enum {string} */
                                    phase: "planned" | "running" | "over" | "archived";
                                    /** Format: date-time */
                                    updated_at: string;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        /** A new package, last in the order */
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
                        credits: number;
                        price_cents: number;
                        /** @default [] */
                        tags?: ("most_popular" | "priority_processing")[];
                        /** @default true */
                        is_active?: boolean;
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
                                package: {
                                    /** Format: uuid */
                                    id: string;
                                    version: number;
                                    credits: number;
                                    price_cents: number;
                                    tags: ("most_popular" | "priority_processing")[];
                                    position: number;
                                    is_active: boolean;
                                    /** Format: date-time */
                                    updated_at: string;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
    "/api/staff/packages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Changes or archives a package; what was sold stays as it was */
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
                        version: number;
                        credits?: number;
                        price_cents?: number;
                        tags?: ("most_popular" | "priority_processing")[];
                        is_active?: boolean;
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
                                package: {
                                    /** Format: uuid */
                                    id: string;
                                    version: number;
                                    credits: number;
                                    price_cents: number;
                                    tags: ("most_popular" | "priority_processing")[];
                                    position: number;
                                    is_active: boolean;
                                    /** Format: date-time */
                                    updated_at: string;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
                            };
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/staff/packages/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts all packages that are for sale into an order */
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
                        ids: string[];
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
                                packages: {
                                    /** Format: uuid */
                                    id: string;
                                    version: number;
                                    credits: number;
                                    price_cents: number;
                                    tags: ("most_popular" | "priority_processing")[];
                                    position: number;
                                    is_active: boolean;
                                    /** Format: date-time */
                                    updated_at: string;
                                }[];
                                promotions: {
                                    /** Format: uuid */
                                    id: string;
                                    version: number;
                                    title: {
                                        pt_BR: string;
                                        en: string;
                                    };
                                    text: {
                                        pt_BR: string;
                                        en: string;
                                    };
                                    percent_off: number;
                                    /** Format: date-time */
                                    starts_at: string;
                                    ends_at: string | null;
                                    first_purchase_only: boolean;
                                    package_ids: string[] | null;
                                    is_active: boolean;
                                    /** @enum {string} */
                                    phase: "planned" | "running" | "over" | "archived";
                                    /** Format: date-time */
                                    updated_at: string;
                                }[];
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
    "/api/staff/promotions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A new promotion */
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
                        title: {
                            pt_BR: string;
                            en: string;
                        };
                        text: {
                            pt_BR: string;
                            en: string;
                        };
                        percent_off: number;
                        /** Format: date-time */
                        starts_at: string;
                        ends_at?: string | null;
                        first_purchase_only?: boolean;
                        package_ids?: string[] | null;
                        is_active?: boolean;
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
                                promotion: {
                                    /** Format: uuid */
                                    id: string;
                                    version: number;
                                    title: {
                                        pt_BR: string;
                                        en: string;
                                    };
                                    text: {
                                        pt_BR: string;
                                        en: string;
                                    };
                                    percent_off: number;
                                    /** Format: date-time */
                                    starts_at: string;
                                    ends_at: string | null;
                                    first_purchase_only: boolean;
                                    package_ids: string[] | null;
                                    is_active: boolean;
                                    /** @enum {string} */
                                    phase: "planned" | "running" | "over" | "archived";
                                    /** Format: date-time */
                                    updated_at: string;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
    "/api/staff/promotions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Changes or archives a promotion */
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
                        title?: {
                            pt_BR: string;
                            en: string;
                        };
                        text?: {
                            pt_BR: string;
                            en: string;
                        };
                        percent_off?: number;
                        /** Format: date-time */
                        starts_at?: string;
                        ends_at?: string | null;
                        first_purchase_only?: boolean;
                        package_ids?: string[] | null;
                        is_active?: boolean;
                        version: number;
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
                                promotion: {
                                    /** Format: uuid */
                                    id: string;
                                    version: number;
                                    title: {
                                        pt_BR: string;
                                        en: string;
                                    };
                                    text: {
                                        pt_BR: string;
                                        en: string;
                                    };
                                    percent_off: number;
                                    /** Format: date-time */
                                    starts_at: string;
                                    ends_at: string | null;
                                    first_purchase_only: boolean;
                                    package_ids: string[] | null;
                                    is_active: boolean;
                                    /** @enum {string} */
                                    phase: "planned" | "running" | "over" | "archived";
                                    /** Format: date-time */
                                    updated_at: string;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
                            };
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/staff/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What staff and the rules did, newest first */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    actor?: string;
                    action?: string;
                    subject?: string;
                    subject_id?: string;
                    from?: string;
                    to?: string;
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
                                id: number;
                                actor: {
                                    /** Format: uuid */
                                    id: string;
                                    name: string;
                                    email: string;
                                } | null;
                                action: string;
                                subject: string;
                                subject_id: string;
                                before: unknown;
                                after: unknown;
                                reason: string | null;
                                /** Format: date-time */
                                at: string;
                                names: ({
                                    /** Format: uuid */
                                    id: string;
                                    name: string;
                                } | {
                                    id: string;
                                    title: {
                                        pt_BR: string;
                                        en: string;
                                    };
                                } | {
                                    /** Format: uuid */
                                    id: string;
                                    credits: number;
                                })[];
                            }[];
                            meta: {
                                page: number;
                                per_page: number;
                                total: number;
                                is_capped: boolean;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
    "/api/staff/audit/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same as a file for a spreadsheet (text/csv) */
        get: {
            parameters: {
                query?: {
                    actor?: string;
                    action?: string;
                    subject?: string;
                    subject_id?: string;
                    from?: string;
                    to?: string;
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
                                    kind: "self" | "authorised" | "invented";
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
                                    /** @enum {string} */
                                    state: "open" | "cleared" | "refused" | "appealed" | "withdrawn";
                                    reason: ("sexual_content" | "apparent_minor") | null;
                                    moments: number[];
                                    pictures: string[];
                                    decide_by: string | null;
                                    is_late: boolean;
                                    objection: string | null;
                                    can_object: boolean;
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
                            details?: {
                                [key: string]: string | number;
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
                                        kind: "self" | "authorised" | "invented";
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
                                        /** @enum {string} */
                                        state: "open" | "cleared" | "refused" | "appealed" | "withdrawn";
                                        reason: ("sexual_content" | "apparent_minor") | null;
                                        moments: number[];
                                        pictures: string[];
                                        decide_by: string | null;
                                        is_late: boolean;
                                        objection: string | null;
                                        can_object: boolean;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
    "/api/faces/example": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The invented face of the page’s example as a face of the caller */
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
                                        kind: "self" | "authorised" | "invented";
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
                                        /** @enum {string} */
                                        state: "open" | "cleared" | "refused" | "appealed" | "withdrawn";
                                        reason: ("sexual_content" | "apparent_minor") | null;
                                        moments: number[];
                                        pictures: string[];
                                        decide_by: string | null;
                                        is_late: boolean;
                                        objection: string | null;
                                        can_object: boolean;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                                        kind: "self" | "authorised" | "invented";
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
                                        /** @enum {string} */
                                        state: "open" | "cleared" | "refused" | "appealed" | "withdrawn";
                                        reason: ("sexual_content" | "apparent_minor") | null;
                                        moments: number[];
                                        pictures: string[];
                                        decide_by: string | null;
                                        is_late: boolean;
                                        objection: string | null;
                                        can_object: boolean;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                                        kind: "self" | "authorised" | "invented";
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
                                        /** @enum {string} */
                                        state: "open" | "cleared" | "refused" | "appealed" | "withdrawn";
                                        reason: ("sexual_content" | "apparent_minor") | null;
                                        moments: number[];
                                        pictures: string[];
                                        decide_by: string | null;
                                        is_late: boolean;
                                        objection: string | null;
                                        can_object: boolean;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                                        kind: "self" | "authorised" | "invented";
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
                                        /** @enum {string} */
                                        state: "open" | "cleared" | "refused" | "appealed" | "withdrawn";
                                        reason: ("sexual_content" | "apparent_minor") | null;
                                        moments: number[];
                                        pictures: string[];
                                        decide_by: string | null;
                                        is_late: boolean;
                                        objection: string | null;
                                        can_object: boolean;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
                            };
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begins a resumable upload (tus 1.0: Upload-Length, Upload-Metadata with filename, filetype, purpose); Location ends with the video’s id */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description No content */
                201: {
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
    "/api/uploads/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Gives an upload up */
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
                            };
                        };
                    };
                };
            };
        };
        options?: never;
        /** How many bytes have arrived: header Upload-Offset */
        head: {
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
                200: {
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
                            };
                        };
                    };
                };
            };
        };
        /** The next bytes, from Upload-Offset on (application/offset+octet-stream) */
        patch: {
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                                error_code: ("empty" | "unreadable" | "not_mp4" | "no_video" | "codec_unsupported" | "damaged" | "too_large" | "too_long" | "too_big" | "hdr_unsupported" | "no_face" | "refused" | "original_gone" | "failed") | null;
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
                                    /** @enum {string} */
                                    state: "open" | "cleared" | "refused" | "appealed" | "withdrawn";
                                    reason: ("sexual_content" | "apparent_minor") | null;
                                    moments: number[];
                                    pictures: string[];
                                    decide_by: string | null;
                                    is_late: boolean;
                                    objection: string | null;
                                    can_object: boolean;
                                    can_appeal: boolean;
                                } | null;
                                without_doubt: {
                                    seconds: number;
                                    video_id: string | null;
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
                            details?: {
                                [key: string]: string | number;
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
                                    error_code: ("empty" | "unreadable" | "not_mp4" | "no_video" | "codec_unsupported" | "damaged" | "too_large" | "too_long" | "too_big" | "hdr_unsupported" | "no_face" | "refused" | "original_gone" | "failed") | null;
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
                                        /** @enum {string} */
                                        state: "open" | "cleared" | "refused" | "appealed" | "withdrawn";
                                        reason: ("sexual_content" | "apparent_minor") | null;
                                        moments: number[];
                                        pictures: string[];
                                        decide_by: string | null;
                                        is_late: boolean;
                                        objection: string | null;
                                        can_object: boolean;
                                        can_appeal: boolean;
                                    } | null;
                                    without_doubt: {
                                        seconds: number;
                                        video_id: string | null;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                                    error_code: ("empty" | "unreadable" | "not_mp4" | "no_video" | "codec_unsupported" | "damaged" | "too_large" | "too_long" | "too_big" | "hdr_unsupported" | "no_face" | "refused" | "original_gone" | "failed") | null;
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
                                        /** @enum {string} */
                                        state: "open" | "cleared" | "refused" | "appealed" | "withdrawn";
                                        reason: ("sexual_content" | "apparent_minor") | null;
                                        moments: number[];
                                        pictures: string[];
                                        decide_by: string | null;
                                        is_late: boolean;
                                        objection: string | null;
                                        can_object: boolean;
                                        can_appeal: boolean;
                                    } | null;
                                    without_doubt: {
                                        seconds: number;
                                        video_id: string | null;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
    "/api/videos/example": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The example of the page as a video of the caller: an invented person, checked like any other video */
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
                                video: {
                                    /** Format: uuid */
                                    id: string;
                                    /** @enum {string} */
                                    state: "uploading" | "checking" | "analysing" | "ready" | "held" | "refused" | "error";
                                    progress: number | null;
                                    error_code: ("empty" | "unreadable" | "not_mp4" | "no_video" | "codec_unsupported" | "damaged" | "too_large" | "too_long" | "too_big" | "hdr_unsupported" | "no_face" | "refused" | "original_gone" | "failed") | null;
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
                                        /** @enum {string} */
                                        state: "open" | "cleared" | "refused" | "appealed" | "withdrawn";
                                        reason: ("sexual_content" | "apparent_minor") | null;
                                        moments: number[];
                                        pictures: string[];
                                        decide_by: string | null;
                                        is_late: boolean;
                                        objection: string | null;
                                        can_object: boolean;
                                        can_appeal: boolean;
                                    } | null;
                                    without_doubt: {
                                        seconds: number;
                                        video_id: string | null;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                                    error_code: ("empty" | "unreadable" | "not_mp4" | "no_video" | "codec_unsupported" | "damaged" | "too_large" | "too_long" | "too_big" | "hdr_unsupported" | "no_face" | "refused" | "original_gone" | "failed") | null;
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
                                        /** @enum {string} */
                                        state: "open" | "cleared" | "refused" | "appealed" | "withdrawn";
                                        reason: ("sexual_content" | "apparent_minor") | null;
                                        moments: number[];
                                        pictures: string[];
                                        decide_by: string | null;
                                        is_late: boolean;
                                        objection: string | null;
                                        can_object: boolean;
                                        can_appeal: boolean;
                                    } | null;
                                    without_doubt: {
                                        seconds: number;
                                        video_id: string | null;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
    "/api/videos/{id}/trimmed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A new video without the doubted moments of one that is held, checked by itself; the same one when asked again */
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
                                    error_code: ("empty" | "unreadable" | "not_mp4" | "no_video" | "codec_unsupported" | "damaged" | "too_large" | "too_long" | "too_big" | "hdr_unsupported" | "no_face" | "refused" | "original_gone" | "failed") | null;
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
                                        /** @enum {string} */
                                        state: "open" | "cleared" | "refused" | "appealed" | "withdrawn";
                                        reason: ("sexual_content" | "apparent_minor") | null;
                                        moments: number[];
                                        pictures: string[];
                                        decide_by: string | null;
                                        is_late: boolean;
                                        objection: string | null;
                                        can_object: boolean;
                                        can_appeal: boolean;
                                    } | null;
                                    without_doubt: {
                                        seconds: number;
                                        video_id: string | null;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
                            };
                        };
                    };
                };
                /** @description Default Response */
                507: {
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
    "/api/images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller’s pictures, newest first */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    purpose?: "subject" | "background";
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
                                purpose: "subject" | "background";
                                /** @enum {string} */
                                state: "ready" | "held" | "refused";
                                file_name: string;
                                bytes: number;
                                width: number;
                                height: number;
                                warnings: ("nothing_found" | "everything_kept" | "first_frame_only")[];
                                thumbnail_url: string | null;
                                source_url: string | null;
                                view_url: string | null;
                                preview_url: string | null;
                                preview: {
                                    coverage: number;
                                    warnings: ("nothing_found" | "everything_kept" | "first_frame_only")[];
                                } | null;
                                offer: {
                                    credits: number;
                                    estimate_seconds: number;
                                } | null;
                                processing_id: string | null;
                                review: {
                                    /** Format: uuid */
                                    id: string;
                                    /** @enum {string} */
                                    state: "open" | "cleared" | "refused" | "appealed" | "withdrawn";
                                    reason: ("sexual_content" | "apparent_minor") | null;
                                    moments: number[];
                                    pictures: string[];
                                    decide_by: string | null;
                                    is_late: boolean;
                                    objection: string | null;
                                    can_object: boolean;
                                    can_appeal: boolean;
                                } | null;
                                /** Format: date-time */
                                created_at: string;
                                /** Format: date-time */
                                deletes_at: string;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        /** Stores and screens one or more pictures (multipart: files, purpose). Each has an outcome of its own; where not one is taken, the answer is the first one’s error */
        post: {
            parameters: {
                query?: {
                    purpose?: "subject" | "background";
                };
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
                                images: {
                                    /** Format: uuid */
                                    id: string;
                                    /** @enum {string} */
                                    purpose: "subject" | "background";
                                    /** @enum {string} */
                                    state: "ready" | "held" | "refused";
                                    file_name: string;
                                    bytes: number;
                                    width: number;
                                    height: number;
                                    warnings: ("nothing_found" | "everything_kept" | "first_frame_only")[];
                                    thumbnail_url: string | null;
                                    source_url: string | null;
                                    view_url: string | null;
                                    preview_url: string | null;
                                    preview: {
                                        coverage: number;
                                        warnings: ("nothing_found" | "everything_kept" | "first_frame_only")[];
                                    } | null;
                                    offer: {
                                        credits: number;
                                        estimate_seconds: number;
                                    } | null;
                                    processing_id: string | null;
                                    review: {
                                        /** Format: uuid */
                                        id: string;
                                        /** @enum {string} */
                                        state: "open" | "cleared" | "refused" | "appealed" | "withdrawn";
                                        reason: ("sexual_content" | "apparent_minor") | null;
                                        moments: number[];
                                        pictures: string[];
                                        decide_by: string | null;
                                        is_late: boolean;
                                        objection: string | null;
                                        can_object: boolean;
                                        can_appeal: boolean;
                                    } | null;
                                    /** Format: date-time */
                                    created_at: string;
                                    /** Format: date-time */
                                    deletes_at: string;
                                }[];
                                outcomes: {
                                    file_name: string;
                                    image: {
                                        /** Format: uuid */
                                        id: string;
                                        /** @enum {string} */
                                        purpose: "subject" | "background";
                                        /** @enum {string} */
                                        state: "ready" | "held" | "refused";
                                        file_name: string;
                                        bytes: number;
                                        width: number;
                                        height: number;
                                        warnings: ("nothing_found" | "everything_kept" | "first_frame_only")[];
                                        thumbnail_url: string | null;
                                        source_url: string | null;
                                        view_url: string | null;
                                        preview_url: string | null;
                                        preview: {
                                            coverage: number;
                                            warnings: ("nothing_found" | "everything_kept" | "first_frame_only")[];
                                        } | null;
                                        offer: {
                                            credits: number;
                                            estimate_seconds: number;
                                        } | null;
                                        processing_id: string | null;
                                        review: {
                                            /** Format: uuid */
                                            id: string;
                                            /** @enum {string} */
                                            state: "open" | "cleared" | "refused" | "appealed" | "withdrawn";
                                            reason: ("sexual_content" | "apparent_minor") | null;
                                            moments: number[];
                                            pictures: string[];
                                            decide_by: string | null;
                                            is_late: boolean;
                                            objection: string | null;
                                            can_object: boolean;
                                            can_appeal: boolean;
                                        } | null;
                                        /** Format: date-time */
                                        created_at: string;
                                        /** Format: date-time */
                                        deletes_at: string;
                                    } | null;
                                    error: {
                                        /** @enum {string} */
                                        code: "images.empty" | "images.file_type" | "images.too_large" | "images.too_big" | "images.too_small" | "images.damaged" | "images.refused" | "images.quota";
                                        message: string;
                                    } | null;
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
                            details?: {
                                [key: string]: string | number;
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
                            data?: {
                                outcomes: {
                                    file_name: string;
                                    image: {
                                        /** Format: uuid */
                                        id: string;
                                        /** @enum {string} */
                                        purpose: "subject" | "background";
                                        /** @enum {string} */
                                        state: "ready" | "held" | "refused";
                                        file_name: string;
                                        bytes: number;
                                        width: number;
                                        height: number;
                                        warnings: ("nothing_found" | "everything_kept" | "first_frame_only")[];
                                        thumbnail_url: string | null;
                                        source_url: string | null;
                                        view_url: string | null;
                                        preview_url: string | null;
                                        preview: {
                                            coverage: number;
                                            warnings: ("nothing_found" | "everything_kept" | "first_frame_only")[];
                                        } | null;
                                        offer: {
                                            credits: number;
                                            estimate_seconds: number;
                                        } | null;
                                        processing_id: string | null;
                                        review: {
                                            /** Format: uuid */
                                            id: string;
                                            /** @enum {string} */
                                            state: "open" | "cleared" | "refused" | "appealed" | "withdrawn";
                                            reason: ("sexual_content" | "apparent_minor") | null;
                                            moments: number[];
                                            pictures: string[];
                                            decide_by: string | null;
                                            is_late: boolean;
                                            objection: string | null;
                                            can_object: boolean;
                                            can_appeal: boolean;
                                        } | null;
                                        /** Format: date-time */
                                        created_at: string;
                                        /** Format: date-time */
                                        deletes_at: string;
                                    } | null;
                                    error: {
                                        /** @enum {string} */
                                        code: "images.empty" | "images.file_type" | "images.too_large" | "images.too_big" | "images.too_small" | "images.damaged" | "images.refused" | "images.quota";
                                        message: string;
                                    } | null;
                                }[];
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
                            data?: {
                                outcomes: {
                                    file_name: string;
                                    image: {
                                        /** Format: uuid */
                                        id: string;
                                        /** @enum {string} */
                                        purpose: "subject" | "background";
                                        /** @enum {string} */
                                        state: "ready" | "held" | "refused";
                                        file_name: string;
                                        bytes: number;
                                        width: number;
                                        height: number;
                                        warnings: ("nothing_found" | "everything_kept" | "first_frame_only")[];
                                        thumbnail_url: string | null;
                                        source_url: string | null;
                                        view_url: string | null;
                                        preview_url: string | null;
                                        preview: {
                                            coverage: number;
                                            warnings: ("nothing_found" | "everything_kept" | "first_frame_only")[];
                                        } | null;
                                        offer: {
                                            credits: number;
                                            estimate_seconds: number;
                                        } | null;
                                        processing_id: string | null;
                                        review: {
                                            /** Format: uuid */
                                            id: string;
                                            /** @enum {string} */
                                            state: "open" | "cleared" | "refused" | "appealed" | "withdrawn";
                                            reason: ("sexual_content" | "apparent_minor") | null;
                                            moments: number[];
                                            pictures: string[];
                                            decide_by: string | null;
                                            is_late: boolean;
                                            objection: string | null;
                                            can_object: boolean;
                                            can_appeal: boolean;
                                        } | null;
                                        /** Format: date-time */
                                        created_at: string;
                                        /** Format: date-time */
                                        deletes_at: string;
                                    } | null;
                                    error: {
                                        /** @enum {string} */
                                        code: "images.empty" | "images.file_type" | "images.too_large" | "images.too_big" | "images.too_small" | "images.damaged" | "images.refused" | "images.quota";
                                        message: string;
                                    } | null;
                                }[];
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
                            details?: {
                                [key: string]: string | number;
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
                            data?: {
                                outcomes: {
                                    file_name: string;
                                    image: {
                                        /** Format: uuid */
                                        id: string;
                                        /** @enum {string} */
                                        purpose: "subject" | "background";
                                        /** @enum {string} */
                                        state: "ready" | "held" | "refused";
                                        file_name: string;
                                        bytes: number;
                                        width: number;
                                        height: number;
                                        warnings: ("nothing_found" | "everything_kept" | "first_frame_only")[];
                                        thumbnail_url: string | null;
                                        source_url: string | null;
                                        view_url: string | null;
                                        preview_url: string | null;
                                        preview: {
                                            coverage: number;
                                            warnings: ("nothing_found" | "everything_kept" | "first_frame_only")[];
                                        } | null;
                                        offer: {
                                            credits: number;
                                            estimate_seconds: number;
                                        } | null;
                                        processing_id: string | null;
                                        review: {
                                            /** Format: uuid */
                                            id: string;
                                            /** @enum {string} */
                                            state: "open" | "cleared" | "refused" | "appealed" | "withdrawn";
                                            reason: ("sexual_content" | "apparent_minor") | null;
                                            moments: number[];
                                            pictures: string[];
                                            decide_by: string | null;
                                            is_late: boolean;
                                            objection: string | null;
                                            can_object: boolean;
                                            can_appeal: boolean;
                                        } | null;
                                        /** Format: date-time */
                                        created_at: string;
                                        /** Format: date-time */
                                        deletes_at: string;
                                    } | null;
                                    error: {
                                        /** @enum {string} */
                                        code: "images.empty" | "images.file_type" | "images.too_large" | "images.too_big" | "images.too_small" | "images.damaged" | "images.refused" | "images.quota";
                                        message: string;
                                    } | null;
                                }[];
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
    "/api/images/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One picture */
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
                                image: {
                                    /** Format: uuid */
                                    id: string;
                                    /** @enum {string} */
                                    purpose: "subject" | "background";
                                    /** @enum {string} */
                                    state: "ready" | "held" | "refused";
                                    file_name: string;
                                    bytes: number;
                                    width: number;
                                    height: number;
                                    warnings: ("nothing_found" | "everything_kept" | "first_frame_only")[];
                                    thumbnail_url: string | null;
                                    source_url: string | null;
                                    view_url: string | null;
                                    preview_url: string | null;
                                    preview: {
                                        coverage: number;
                                        warnings: ("nothing_found" | "everything_kept" | "first_frame_only")[];
                                    } | null;
                                    offer: {
                                        credits: number;
                                        estimate_seconds: number;
                                    } | null;
                                    processing_id: string | null;
                                    review: {
                                        /** Format: uuid */
                                        id: string;
                                        /** @enum {string} */
                                        state: "open" | "cleared" | "refused" | "appealed" | "withdrawn";
                                        reason: ("sexual_content" | "apparent_minor") | null;
                                        moments: number[];
                                        pictures: string[];
                                        decide_by: string | null;
                                        is_late: boolean;
                                        objection: string | null;
                                        can_object: boolean;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        /** Deletes a picture; results stay */
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
    "/api/images/{id}/source": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The picture’s source */
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
    "/api/images/{id}/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The picture’s view */
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
    "/api/images/{id}/thumbnail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The picture’s thumbnail */
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
    "/api/images/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How it will be cut out, roughly: a small WebP, free */
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
                    kind?: "video" | "catalog" | "image" | "swap";
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
                                error_code: ("cancelled" | "refused" | "poor_coverage" | "face_removed" | "video_removed" | "image_removed" | "nothing_found" | "damaged" | "failed" | "blocked") | null;
                                is_blocked: boolean;
                                credits: number;
                                credits_charged: number;
                                video_id: string | null;
                                image_id: string | null;
                                clip_id: string | null;
                                title: string;
                                face_ids: string[];
                                seconds: number | null;
                                thumbnail_url: string | null;
                                before_url: string | null;
                                before_from_seconds: number;
                                result_url: string | null;
                                download_url: string | null;
                                coverage: number | null;
                                cut_out: {
                                    width: number;
                                    height: number;
                                    warnings: ("nothing_found" | "everything_kept" | "first_frame_only")[];
                                    cut_out_url: string;
                                    view_url: string;
                                    source_view_url: string | null;
                                    alpha_url: string;
                                    can_blur: boolean;
                                    can_restore: boolean;
                                    render: {
                                        background: {
                                            /** @enum {string} */
                                            kind: "transparent";
                                        } | {
                                            /** @enum {string} */
                                            kind: "colour";
                                            colour: string;
                                        } | {
                                            /** @enum {string} */
                                            kind: "blur";
                                            /** @default 50 */
                                            strength: number;
                                        } | {
                                            /** @enum {string} */
                                            kind: "picture";
                                            /** Format: uuid */
                                            image_id: string;
                                        };
                                        /** @enum {string} */
                                        format: "png" | "webp" | "jpeg";
                                        shadow: {
                                            /** @default 0.4 */
                                            opacity: number;
                                            /** @default 0.5 */
                                            softness: number;
                                            /** @default 0 */
                                            x: number;
                                            /** @default 0.02 */
                                            y: number;
                                        } | null;
                                        has_mask: boolean;
                                    } | null;
                                } | null;
                                worked: boolean | null;
                                review: {
                                    /** Format: uuid */
                                    id: string;
                                    /** @enum {string} */
                                    state: "open" | "cleared" | "refused" | "appealed" | "withdrawn";
                                    reason: ("sexual_content" | "apparent_minor") | null;
                                    moments: number[];
                                    pictures: string[];
                                    decide_by: string | null;
                                    is_late: boolean;
                                    objection: string | null;
                                    can_object: boolean;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        /** Holds the credits and orders the work, in one commit. The same Idempotency-Key with the same body answers with the same processing; without a key the same body does while the first is open */
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
                    } | {
                        /** @enum {string} */
                        kind: "image";
                        image_ids: string[];
                    } | {
                        /** @enum {string} */
                        kind: "catalog";
                        /** Format: uuid */
                        clip_id: string;
                        mapping: {
                            person_id: string;
                            /** Format: uuid */
                            face_id: string;
                        }[];
                        /** @enum {boolean} */
                        terms_accepted: true;
                        price_credits?: number;
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
                                    error_code: ("cancelled" | "refused" | "poor_coverage" | "face_removed" | "video_removed" | "image_removed" | "nothing_found" | "damaged" | "failed" | "blocked") | null;
                                    is_blocked: boolean;
                                    credits: number;
                                    credits_charged: number;
                                    video_id: string | null;
                                    image_id: string | null;
                                    clip_id: string | null;
                                    title: string;
                                    face_ids: string[];
                                    seconds: number | null;
                                    thumbnail_url: string | null;
                                    before_url: string | null;
                                    before_from_seconds: number;
                                    result_url: string | null;
                                    download_url: string | null;
                                    coverage: number | null;
                                    cut_out: {
                                        width: number;
                                        height: number;
                                        warnings: ("nothing_found" | "everything_kept" | "first_frame_only")[];
                                        cut_out_url: string;
                                        view_url: string;
                                        source_view_url: string | null;
                                        alpha_url: string;
                                        can_blur: boolean;
                                        can_restore: boolean;
                                        render: {
                                            background: {
                                                /** @enum {string} */
                                                kind: "transparent";
                                            } | {
                                                /** @enum {string} */
                                                kind: "colour";
                                                colour: string;
                                            } | {
                                                /** @enum {string} */
                                                kind: "blur";
                                                /** @default 50 */
                                                strength: number;
                                            } | {
                                                /** @enum {string} */
                                                kind: "picture";
                                                /** Format: uuid */
                                                image_id: string;
                                            };
                                            /** @enum {string} */
                                            format: "png" | "webp" | "jpeg";
                                            shadow: {
                                                /** @default 0.4 */
                                                opacity: number;
                                                /** @default 0.5 */
                                                softness: number;
                                                /** @default 0 */
                                                x: number;
                                                /** @default 0.02 */
                                                y: number;
                                            } | null;
                                            has_mask: boolean;
                                        } | null;
                                    } | null;
                                    worked: boolean | null;
                                    review: {
                                        /** Format: uuid */
                                        id: string;
                                        /** @enum {string} */
                                        state: "open" | "cleared" | "refused" | "appealed" | "withdrawn";
                                        reason: ("sexual_content" | "apparent_minor") | null;
                                        moments: number[];
                                        pictures: string[];
                                        decide_by: string | null;
                                        is_late: boolean;
                                        objection: string | null;
                                        can_object: boolean;
                                        can_appeal: boolean;
                                    } | null;
                                    /** Format: date-time */
                                    created_at: string;
                                    finished_at: string | null;
                                    deletes_at: string | null;
                                };
                                processings: {
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
                                    error_code: ("cancelled" | "refused" | "poor_coverage" | "face_removed" | "video_removed" | "image_removed" | "nothing_found" | "damaged" | "failed" | "blocked") | null;
                                    is_blocked: boolean;
                                    credits: number;
                                    credits_charged: number;
                                    video_id: string | null;
                                    image_id: string | null;
                                    clip_id: string | null;
                                    title: string;
                                    face_ids: string[];
                                    seconds: number | null;
                                    thumbnail_url: string | null;
                                    before_url: string | null;
                                    before_from_seconds: number;
                                    result_url: string | null;
                                    download_url: string | null;
                                    coverage: number | null;
                                    cut_out: {
                                        width: number;
                                        height: number;
                                        warnings: ("nothing_found" | "everything_kept" | "first_frame_only")[];
                                        cut_out_url: string;
                                        view_url: string;
                                        source_view_url: string | null;
                                        alpha_url: string;
                                        can_blur: boolean;
                                        can_restore: boolean;
                                        render: {
                                            background: {
                                                /** @enum {string} */
                                                kind: "transparent";
                                            } | {
                                                /** @enum {string} */
                                                kind: "colour";
                                                colour: string;
                                            } | {
                                                /** @enum {string} */
                                                kind: "blur";
                                                /** @default 50 */
                                                strength: number;
                                            } | {
                                                /** @enum {string} */
                                                kind: "picture";
                                                /** Format: uuid */
                                                image_id: string;
                                            };
                                            /** @enum {string} */
                                            format: "png" | "webp" | "jpeg";
                                            shadow: {
                                                /** @default 0.4 */
                                                opacity: number;
                                                /** @default 0.5 */
                                                softness: number;
                                                /** @default 0 */
                                                x: number;
                                                /** @default 0.02 */
                                                y: number;
                                            } | null;
                                            has_mask: boolean;
                                        } | null;
                                    } | null;
                                    worked: boolean | null;
                                    review: {
                                        /** Format: uuid */
                                        id: string;
                                        /** @enum {string} */
                                        state: "open" | "cleared" | "refused" | "appealed" | "withdrawn";
                                        reason: ("sexual_content" | "apparent_minor") | null;
                                        moments: number[];
                                        pictures: string[];
                                        decide_by: string | null;
                                        is_late: boolean;
                                        objection: string | null;
                                        can_object: boolean;
                                        can_appeal: boolean;
                                    } | null;
                                    /** Format: date-time */
                                    created_at: string;
                                    finished_at: string | null;
                                    deletes_at: string | null;
                                }[];
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                                    error_code: ("cancelled" | "refused" | "poor_coverage" | "face_removed" | "video_removed" | "image_removed" | "nothing_found" | "damaged" | "failed" | "blocked") | null;
                                    is_blocked: boolean;
                                    credits: number;
                                    credits_charged: number;
                                    video_id: string | null;
                                    image_id: string | null;
                                    clip_id: string | null;
                                    title: string;
                                    face_ids: string[];
                                    seconds: number | null;
                                    thumbnail_url: string | null;
                                    before_url: string | null;
                                    before_from_seconds: number;
                                    result_url: string | null;
                                    download_url: string | null;
                                    coverage: number | null;
                                    cut_out: {
                                        width: number;
                                        height: number;
                                        warnings: ("nothing_found" | "everything_kept" | "first_frame_only")[];
                                        cut_out_url: string;
                                        view_url: string;
                                        source_view_url: string | null;
                                        alpha_url: string;
                                        can_blur: boolean;
                                        can_restore: boolean;
                                        render: {
                                            background: {
                                                /** @enum {string} */
                                                kind: "transparent";
                                            } | {
                                                /** @enum {string} */
                                                kind: "colour";
                                                colour: string;
                                            } | {
                                                /** @enum {string} */
                                                kind: "blur";
                                                /** @default 50 */
                                                strength: number;
                                            } | {
                                                /** @enum {string} */
                                                kind: "picture";
                                                /** Format: uuid */
                                                image_id: string;
                                            };
                                            /** @enum {string} */
                                            format: "png" | "webp" | "jpeg";
                                            shadow: {
                                                /** @default 0.4 */
                                                opacity: number;
                                                /** @default 0.5 */
                                                softness: number;
                                                /** @default 0 */
                                                x: number;
                                                /** @default 0.02 */
                                                y: number;
                                            } | null;
                                            has_mask: boolean;
                                        } | null;
                                    } | null;
                                    worked: boolean | null;
                                    review: {
                                        /** Format: uuid */
                                        id: string;
                                        /** @enum {string} */
                                        state: "open" | "cleared" | "refused" | "appealed" | "withdrawn";
                                        reason: ("sexual_content" | "apparent_minor") | null;
                                        moments: number[];
                                        pictures: string[];
                                        decide_by: string | null;
                                        is_late: boolean;
                                        objection: string | null;
                                        can_object: boolean;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                                    error_code: ("cancelled" | "refused" | "poor_coverage" | "face_removed" | "video_removed" | "image_removed" | "nothing_found" | "damaged" | "failed" | "blocked") | null;
                                    is_blocked: boolean;
                                    credits: number;
                                    credits_charged: number;
                                    video_id: string | null;
                                    image_id: string | null;
                                    clip_id: string | null;
                                    title: string;
                                    face_ids: string[];
                                    seconds: number | null;
                                    thumbnail_url: string | null;
                                    before_url: string | null;
                                    before_from_seconds: number;
                                    result_url: string | null;
                                    download_url: string | null;
                                    coverage: number | null;
                                    cut_out: {
                                        width: number;
                                        height: number;
                                        warnings: ("nothing_found" | "everything_kept" | "first_frame_only")[];
                                        cut_out_url: string;
                                        view_url: string;
                                        source_view_url: string | null;
                                        alpha_url: string;
                                        can_blur: boolean;
                                        can_restore: boolean;
                                        render: {
                                            background: {
                                                /** @enum {string} */
                                                kind: "transparent";
                                            } | {
                                                /** @enum {string} */
                                                kind: "colour";
                                                colour: string;
                                            } | {
                                                /** @enum {string} */
                                                kind: "blur";
                                                /** @default 50 */
                                                strength: number;
                                            } | {
                                                /** @enum {string} */
                                                kind: "picture";
                                                /** Format: uuid */
                                                image_id: string;
                                            };
                                            /** @enum {string} */
                                            format: "png" | "webp" | "jpeg";
                                            shadow: {
                                                /** @default 0.4 */
                                                opacity: number;
                                                /** @default 0.5 */
                                                softness: number;
                                                /** @default 0 */
                                                x: number;
                                                /** @default 0.02 */
                                                y: number;
                                            } | null;
                                            has_mask: boolean;
                                        } | null;
                                    } | null;
                                    worked: boolean | null;
                                    review: {
                                        /** Format: uuid */
                                        id: string;
                                        /** @enum {string} */
                                        state: "open" | "cleared" | "refused" | "appealed" | "withdrawn";
                                        reason: ("sexual_content" | "apparent_minor") | null;
                                        moments: number[];
                                        pictures: string[];
                                        decide_by: string | null;
                                        is_late: boolean;
                                        objection: string | null;
                                        can_object: boolean;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                                    error_code: ("cancelled" | "refused" | "poor_coverage" | "face_removed" | "video_removed" | "image_removed" | "nothing_found" | "damaged" | "failed" | "blocked") | null;
                                    is_blocked: boolean;
                                    credits: number;
                                    credits_charged: number;
                                    video_id: string | null;
                                    image_id: string | null;
                                    clip_id: string | null;
                                    title: string;
                                    face_ids: string[];
                                    seconds: number | null;
                                    thumbnail_url: string | null;
                                    before_url: string | null;
                                    before_from_seconds: number;
                                    result_url: string | null;
                                    download_url: string | null;
                                    coverage: number | null;
                                    cut_out: {
                                        width: number;
                                        height: number;
                                        warnings: ("nothing_found" | "everything_kept" | "first_frame_only")[];
                                        cut_out_url: string;
                                        view_url: string;
                                        source_view_url: string | null;
                                        alpha_url: string;
                                        can_blur: boolean;
                                        can_restore: boolean;
                                        render: {
                                            background: {
                                                /** @enum {string} */
                                                kind: "transparent";
                                            } | {
                                                /** @enum {string} */
                                                kind: "colour";
                                                colour: string;
                                            } | {
                                                /** @enum {string} */
                                                kind: "blur";
                                                /** @default 50 */
                                                strength: number;
                                            } | {
                                                /** @enum {string} */
                                                kind: "picture";
                                                /** Format: uuid */
                                                image_id: string;
                                            };
                                            /** @enum {string} */
                                            format: "png" | "webp" | "jpeg";
                                            shadow: {
                                                /** @default 0.4 */
                                                opacity: number;
                                                /** @default 0.5 */
                                                softness: number;
                                                /** @default 0 */
                                                x: number;
                                                /** @default 0.02 */
                                                y: number;
                                            } | null;
                                            has_mask: boolean;
                                        } | null;
                                    } | null;
                                    worked: boolean | null;
                                    review: {
                                        /** Format: uuid */
                                        id: string;
                                        /** @enum {string} */
                                        state: "open" | "cleared" | "refused" | "appealed" | "withdrawn";
                                        reason: ("sexual_content" | "apparent_minor") | null;
                                        moments: number[];
                                        pictures: string[];
                                        decide_by: string | null;
                                        is_late: boolean;
                                        objection: string | null;
                                        can_object: boolean;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
    "/api/processings/{id}/render": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts a finished cut-out before something else, free; it becomes the result. Answers with the picture, or with Accept: application/json with the processing */
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
                        background: {
                            /** @enum {string} */
                            kind: "transparent";
                        } | {
                            /** @enum {string} */
                            kind: "colour";
                            colour: string;
                        } | {
                            /** @enum {string} */
                            kind: "blur";
                            /** @default 50 */
                            strength?: number;
                        } | {
                            /** @enum {string} */
                            kind: "picture";
                            /** Format: uuid */
                            image_id: string;
                        };
                        mask?: string | null;
                        /**
                         * @default png
                         * @enum {string}
                         */
                        format?: "png" | "webp" | "jpeg";
                        /** @default null */
                        shadow?: {
                            /** @default 0.4 */
                            opacity?: number;
                            /** @default 0.5 */
                            softness?: number;
                            /** @default 0 */
                            x?: number;
                            /** @default 0.02 */
                            y?: number;
                        } | null;
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
                                    error_code: ("cancelled" | "refused" | "poor_coverage" | "face_removed" | "video_removed" | "image_removed" | "nothing_found" | "damaged" | "failed" | "blocked") | null;
                                    is_blocked: boolean;
                                    credits: number;
                                    credits_charged: number;
                                    video_id: string | null;
                                    image_id: string | null;
                                    clip_id: string | null;
                                    title: string;
                                    face_ids: string[];
                                    seconds: number | null;
                                    thumbnail_url: string | null;
                                    before_url: string | null;
                                    before_from_seconds: number;
                                    result_url: string | null;
                                    download_url: string | null;
                                    coverage: number | null;
                                    cut_out: {
                                        width: number;
                                        height: number;
                                        warnings: ("nothing_found" | "everything_kept" | "first_frame_only")[];
                                        cut_out_url: string;
                                        view_url: string;
                                        source_view_url: string | null;
                                        alpha_url: string;
                                        can_blur: boolean;
                                        can_restore: boolean;
                                        render: {
                                            background: {
                                                /** @enum {string} */
                                                kind: "transparent";
                                            } | {
                                                /** @enum {string} */
                                                kind: "colour";
                                                colour: string;
                                            } | {
                                                /** @enum {string} */
                                                kind: "blur";
                                                /** @default 50 */
                                                strength: number;
                                            } | {
                                                /** @enum {string} */
                                                kind: "picture";
                                                /** Format: uuid */
                                                image_id: string;
                                            };
                                            /** @enum {string} */
                                            format: "png" | "webp" | "jpeg";
                                            shadow: {
                                                /** @default 0.4 */
                                                opacity: number;
                                                /** @default 0.5 */
                                                softness: number;
                                                /** @default 0 */
                                                x: number;
                                                /** @default 0.02 */
                                                y: number;
                                            } | null;
                                            has_mask: boolean;
                                        } | null;
                                    } | null;
                                    worked: boolean | null;
                                    review: {
                                        /** Format: uuid */
                                        id: string;
                                        /** @enum {string} */
                                        state: "open" | "cleared" | "refused" | "appealed" | "withdrawn";
                                        reason: ("sexual_content" | "apparent_minor") | null;
                                        moments: number[];
                                        pictures: string[];
                                        decide_by: string | null;
                                        is_late: boolean;
                                        objection: string | null;
                                        can_object: boolean;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
    "/api/processings/{id}/cut-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The plain cut-out, transparent */
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
    "/api/processings/{id}/cut-out-view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same, no larger than an editor needs it */
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
    "/api/processings/{id}/alpha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How much of each pixel stays, in grey */
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
    "/api/processings/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Several results in one ZIP */
        get: {
            parameters: {
                query: {
                    ids: string;
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
    "/api/catalog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Clips of the catalogue; the search forgives accents and typos */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    query?: string;
                    category?: string;
                    badge?: "hot" | "trending" | "new" | "most_chosen";
                    sort?: "newest" | "oldest" | "most_viewed" | "most_chosen";
                    price?: "all" | "low_to_high" | "high_to_low";
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
                                title: string;
                                description: string;
                                categories: {
                                    id: string;
                                    title: string;
                                }[];
                                tags: string[];
                                badges: ("hot" | "trending" | "new" | "most_chosen")[];
                                price_credits: number;
                                seconds: number;
                                width: number;
                                height: number;
                                people_count: number;
                                views: number;
                                choices: number;
                                poster_url: string;
                                previews: {
                                    height: number;
                                    width: number;
                                    bytes: number;
                                    url: string;
                                }[];
                                /** Format: date-time */
                                published_at: string;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
    "/api/catalog/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Categories and how many clips each has */
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
                                id: string;
                                title: string;
                                clips: number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
    "/api/catalog/reels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A row of clips for each badge */
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
                                /** @enum {string} */
                                badge: "hot" | "trending" | "new" | "most_chosen";
                                clips: {
                                    /** Format: uuid */
                                    id: string;
                                    title: string;
                                    description: string;
                                    categories: {
                                        id: string;
                                        title: string;
                                    }[];
                                    tags: string[];
                                    badges: ("hot" | "trending" | "new" | "most_chosen")[];
                                    price_credits: number;
                                    seconds: number;
                                    width: number;
                                    height: number;
                                    people_count: number;
                                    views: number;
                                    choices: number;
                                    poster_url: string;
                                    previews: {
                                        height: number;
                                        width: number;
                                        bytes: number;
                                        url: string;
                                    }[];
                                    /** Format: date-time */
                                    published_at: string;
                                }[];
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
    "/api/catalog/terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The present version of the terms, and whether the caller accepted it */
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
                                terms: {
                                    version: string;
                                    accepted_at: string | null;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        /** Accepts the terms; version and time are kept */
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
                        version: string;
                        /** @enum {boolean} */
                        accepted: true;
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
                                terms: {
                                    version: string;
                                    accepted_at: string | null;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
    "/api/catalog/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One clip and the people in it; counts a view, once for an account and a day */
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
                                clip: {
                                    /** Format: uuid */
                                    id: string;
                                    title: string;
                                    description: string;
                                    categories: {
                                        id: string;
                                        title: string;
                                    }[];
                                    tags: string[];
                                    badges: ("hot" | "trending" | "new" | "most_chosen")[];
                                    price_credits: number;
                                    seconds: number;
                                    width: number;
                                    height: number;
                                    people_count: number;
                                    views: number;
                                    choices: number;
                                    poster_url: string;
                                    previews: {
                                        height: number;
                                        width: number;
                                        bytes: number;
                                        url: string;
                                    }[];
                                    /** Format: date-time */
                                    published_at: string;
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
                                    /** Format: date */
                                    licence_until: string;
                                    offer: {
                                        credits: number;
                                        estimate_seconds: number;
                                    };
                                    terms: {
                                        version: string;
                                        accepted_at: string | null;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
    "/api/catalog/{id}/source": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The clip’s source, with ranges */
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
    "/api/catalog/{id}/poster": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The clip’s poster, with ranges */
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
    "/api/catalog/{id}/sizes/{height}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A smaller size of the clip, with ranges */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    height: number;
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
    "/api/catalog/{id}/people/{person}": {
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
    "/api/catalog/{id}/preview": {
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
    "/api/catalog/{id}/previews/{preview}/{name}": {
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
    "/api/staff/videos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Clips in every state */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    query?: string;
                    state?: "draft" | "screening" | "held" | "published" | "withdrawn";
                    category?: string;
                    sort?: "position" | "newest" | "oldest" | "most_viewed" | "most_chosen" | "price" | "licence_until";
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
                                state: "draft" | "screening" | "held" | "published" | "withdrawn";
                                version: number;
                                title: {
                                    pt_BR: string;
                                    en: string;
                                };
                                description: {
                                    pt_BR: string;
                                    en: string;
                                };
                                categories: string[];
                                tags: string[];
                                staff_badges: ("hot" | "trending" | "new" | "most_chosen")[];
                                earned_badges: ("hot" | "trending" | "new" | "most_chosen")[];
                                price_credits: number;
                                licence: {
                                    holder: string;
                                    territory: string;
                                    /** Format: date */
                                    until: string;
                                    people: {
                                        name: string;
                                        /** @enum {string} */
                                        release: "signed" | "synthetic";
                                    }[];
                                } | null;
                                proof: {
                                    name: string;
                                    url: string;
                                } | null;
                                problems: ("titles_missing" | "category_missing" | "licence_missing" | "proof_missing" | "releases_missing" | "licence_expired" | "not_screened" | "held" | "refused" | "not_analysed")[];
                                video: {
                                    /** @enum {string} */
                                    state: "uploading" | "checking" | "analysing" | "ready" | "held" | "refused" | "error";
                                    progress: number | null;
                                    error_code: ("empty" | "unreadable" | "not_mp4" | "no_video" | "codec_unsupported" | "damaged" | "too_large" | "too_long" | "too_big" | "hdr_unsupported" | "no_face" | "refused" | "original_gone" | "failed") | null;
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
                                };
                                review: {
                                    /** Format: uuid */
                                    id: string;
                                    /** @enum {string} */
                                    state: "open" | "cleared" | "refused" | "appealed" | "withdrawn";
                                } | null;
                                poster_url: string | null;
                                previews: {
                                    height: number;
                                    width: number;
                                    bytes: number;
                                    url: string;
                                }[];
                                views: number;
                                choices: number;
                                added_by: {
                                    /** Format: uuid */
                                    id: string;
                                    name: string;
                                };
                                /** Format: date-time */
                                created_at: string;
                                /** Format: date-time */
                                updated_at: string;
                                published_at: string | null;
                                withdrawn_at: string | null;
                                withdrawal: {
                                    /** @enum {string} */
                                    cause: "staff" | "licence_expired";
                                    reason: string | null;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
    "/api/staff/videos/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Categories in both languages */
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
                                id: string;
                                title: {
                                    pt_BR: string;
                                    en: string;
                                };
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
    "/api/staff/videos/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One clip, and what stands between it and the catalogue */
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
                                clip: {
                                    /** Format: uuid */
                                    id: string;
                                    /** @enum {string} */
                                    state: "draft" | "screening" | "held" | "published" | "withdrawn";
                                    version: number;
                                    title: {
                                        pt_BR: string;
                                        en: string;
                                    };
                                    description: {
                                        pt_BR: string;
                                        en: string;
                                    };
                                    categories: string[];
                                    tags: string[];
                                    staff_badges: ("hot" | "trending" | "new" | "most_chosen")[];
                                    earned_badges: ("hot" | "trending" | "new" | "most_chosen")[];
                                    price_credits: number;
                                    licence: {
                                        holder: string;
                                        territory: string;
                                        /** Format: date */
                                        until: string;
                                        people: {
                                            name: string;
                                            /** @enum {string} */
                                            release: "signed" | "synthetic";
                                        }[];
                                    } | null;
                                    proof: {
                                        name: string;
                                        url: string;
                                    } | null;
                                    problems: ("titles_missing" | "category_missing" | "licence_missing" | "proof_missing" | "releases_missing" | "licence_expired" | "not_screened" | "held" | "refused" | "not_analysed")[];
                                    video: {
                                        /** @enum {string} */
                                        state: "uploading" | "checking" | "analysing" | "ready" | "held" | "refused" | "error";
                                        progress: number | null;
                                        error_code: ("empty" | "unreadable" | "not_mp4" | "no_video" | "codec_unsupported" | "damaged" | "too_large" | "too_long" | "too_big" | "hdr_unsupported" | "no_face" | "refused" | "original_gone" | "failed") | null;
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
                                    };
                                    review: {
                                        /** Format: uuid */
                                        id: string;
                                        /** @enum {string} */
                                        state: "open" | "cleared" | "refused" | "appealed" | "withdrawn";
                                    } | null;
                                    poster_url: string | null;
                                    previews: {
                                        height: number;
                                        width: number;
                                        bytes: number;
                                        url: string;
                                    }[];
                                    views: number;
                                    choices: number;
                                    added_by: {
                                        /** Format: uuid */
                                        id: string;
                                        name: string;
                                    };
                                    /** Format: date-time */
                                    created_at: string;
                                    /** Format: date-time */
                                    updated_at: string;
                                    published_at: string | null;
                                    withdrawn_at: string | null;
                                    withdrawal: {
                                        /** @enum {string} */
                                        cause: "staff" | "licence_expired";
                                        reason: string | null;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        /** Deletes a clip that was never in the catalogue */
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
                            };
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        /** Changes the record */
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
                        version: number;
                        title?: {
                            pt_BR: string;
                            en: string;
                        };
                        description?: {
                            pt_BR: string;
                            en: string;
                        };
                        categories?: string[];
                        tags?: string[];
                        staff_badges?: ("hot" | "trending" | "new" | "most_chosen")[];
                        price_credits?: number;
                        licence?: {
                            holder: string;
                            territory: string;
                            /** Format: date */
                            until: string;
                            people: {
                                name: string;
                                /** @enum {string} */
                                release: "signed" | "synthetic";
                            }[];
                        } | null;
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
                                clip: {
                                    /** Format: uuid */
                                    id: string;
                                    /** @enum {string} */
                                    state: "draft" | "screening" | "held" | "published" | "withdrawn";
                                    version: number;
                                    title: {
                                        pt_BR: string;
                                        en: string;
                                    };
                                    description: {
                                        pt_BR: string;
                                        en: string;
                                    };
                                    categories: string[];
                                    tags: string[];
                                    staff_badges: ("hot" | "trending" | "new" | "most_chosen")[];
                                    earned_badges: ("hot" | "trending" | "new" | "most_chosen")[];
                                    price_credits: number;
                                    licence: {
                                        holder: string;
                                        territory: string;
                                        /** Format: date */
                                        until: string;
                                        people: {
                                            name: string;
                                            /** @enum {string} */
                                            release: "signed" | "synthetic";
                                        }[];
                                    } | null;
                                    proof: {
                                        name: string;
                                        url: string;
                                    } | null;
                                    problems: ("titles_missing" | "category_missing" | "licence_missing" | "proof_missing" | "releases_missing" | "licence_expired" | "not_screened" | "held" | "refused" | "not_analysed")[];
                                    video: {
                                        /** @enum {string} */
                                        state: "uploading" | "checking" | "analysing" | "ready" | "held" | "refused" | "error";
                                        progress: number | null;
                                        error_code: ("empty" | "unreadable" | "not_mp4" | "no_video" | "codec_unsupported" | "damaged" | "too_large" | "too_long" | "too_big" | "hdr_unsupported" | "no_face" | "refused" | "original_gone" | "failed") | null;
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
                                    };
                                    review: {
                                        /** Format: uuid */
                                        id: string;
                                        /** @enum {string} */
                                        state: "open" | "cleared" | "refused" | "appealed" | "withdrawn";
                                    } | null;
                                    poster_url: string | null;
                                    previews: {
                                        height: number;
                                        width: number;
                                        bytes: number;
                                        url: string;
                                    }[];
                                    views: number;
                                    choices: number;
                                    added_by: {
                                        /** Format: uuid */
                                        id: string;
                                        name: string;
                                    };
                                    /** Format: date-time */
                                    created_at: string;
                                    /** Format: date-time */
                                    updated_at: string;
                                    published_at: string | null;
                                    withdrawn_at: string | null;
                                    withdrawal: {
                                        /** @enum {string} */
                                        cause: "staff" | "licence_expired";
                                        reason: string | null;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
                            };
                            data: {
                                clip: {
                                    /** Format: uuid */
                                    id: string;
                                    /** @enum {string} */
                                    state: "draft" | "screening" | "held" | "published" | "withdrawn";
                                    version: number;
                                    title: {
                                        pt_BR: string;
                                        en: string;
                                    };
                                    description: {
                                        pt_BR: string;
                                        en: string;
                                    };
                                    categories: string[];
                                    tags: string[];
                                    staff_badges: ("hot" | "trending" | "new" | "most_chosen")[];
                                    earned_badges: ("hot" | "trending" | "new" | "most_chosen")[];
                                    price_credits: number;
                                    licence: {
                                        holder: string;
                                        territory: string;
                                        /** Format: date */
                                        until: string;
                                        people: {
                                            name: string;
                                            /** @enum {string} */
                                            release: "signed" | "synthetic";
                                        }[];
                                    } | null;
                                    proof: {
                                        name: string;
                                        url: string;
                                    } | null;
                                    problems: ("titles_missing" | "category_missing" | "licence_missing" | "proof_missing" | "releases_missing" | "licence_expired" | "not_screened" | "held" | "refused" | "not_analysed")[];
                                    video: {
                                        /** @enum {string} */
                                        state: "uploading" | "checking" | "analysing" | "ready" | "held" | "refused" | "error";
                                        progress: number | null;
                                        error_code: ("empty" | "unreadable" | "not_mp4" | "no_video" | "codec_unsupported" | "damaged" | "too_large" | "too_long" | "too_big" | "hdr_unsupported" | "no_face" | "refused" | "original_gone" | "failed") | null;
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
                                    };
                                    review: {
                                        /** Format: uuid */
                                        id: string;
                                        /** @enum {string} */
                                        state: "open" | "cleared" | "refused" | "appealed" | "withdrawn";
                                    } | null;
                                    poster_url: string | null;
                                    previews: {
                                        height: number;
                                        width: number;
                                        bytes: number;
                                        url: string;
                                    }[];
                                    views: number;
                                    choices: number;
                                    added_by: {
                                        /** Format: uuid */
                                        id: string;
                                        name: string;
                                    };
                                    /** Format: date-time */
                                    created_at: string;
                                    /** Format: date-time */
                                    updated_at: string;
                                    published_at: string | null;
                                    withdrawn_at: string | null;
                                    withdrawal: {
                                        /** @enum {string} */
                                        cause: "staff" | "licence_expired";
                                        reason: string | null;
                                    } | null;
                                };
                            };
                        } | {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
                            };
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/staff/videos/{id}/as-user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The clip as a user sees it */
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
                                clip: {
                                    /** Format: uuid */
                                    id: string;
                                    title: string;
                                    description: string;
                                    categories: {
                                        id: string;
                                        title: string;
                                    }[];
                                    tags: string[];
                                    badges: ("hot" | "trending" | "new" | "most_chosen")[];
                                    price_credits: number;
                                    seconds: number;
                                    width: number;
                                    height: number;
                                    people_count: number;
                                    views: number;
                                    choices: number;
                                    poster_url: string;
                                    previews: {
                                        height: number;
                                        width: number;
                                        bytes: number;
                                        url: string;
                                    }[];
                                    /** Format: date-time */
                                    published_at: string;
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
                                    /** Format: date */
                                    licence_until: string;
                                    offer: {
                                        credits: number;
                                        estimate_seconds: number;
                                    };
                                    terms: {
                                        version: string;
                                        accepted_at: string | null;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
    "/api/staff/videos/{id}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts the clip into the catalogue */
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
                        version: number;
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
                                clip: {
                                    /** Format: uuid */
                                    id: string;
                                    /** @enum {string} */
                                    state: "draft" | "screening" | "held" | "published" | "withdrawn";
                                    version: number;
                                    title: {
                                        pt_BR: string;
                                        en: string;
                                    };
                                    description: {
                                        pt_BR: string;
                                        en: string;
                                    };
                                    categories: string[];
                                    tags: string[];
                                    staff_badges: ("hot" | "trending" | "new" | "most_chosen")[];
                                    earned_badges: ("hot" | "trending" | "new" | "most_chosen")[];
                                    price_credits: number;
                                    licence: {
                                        holder: string;
                                        territory: string;
                                        /** Format: date */
                                        until: string;
                                        people: {
                                            name: string;
                                            /** @enum {string} */
                                            release: "signed" | "synthetic";
                                        }[];
                                    } | null;
                                    proof: {
                                        name: string;
                                        url: string;
                                    } | null;
                                    problems: ("titles_missing" | "category_missing" | "licence_missing" | "proof_missing" | "releases_missing" | "licence_expired" | "not_screened" | "held" | "refused" | "not_analysed")[];
                                    video: {
                                        /** @enum {string} */
                                        state: "uploading" | "checking" | "analysing" | "ready" | "held" | "refused" | "error";
                                        progress: number | null;
                                        error_code: ("empty" | "unreadable" | "not_mp4" | "no_video" | "codec_unsupported" | "damaged" | "too_large" | "too_long" | "too_big" | "hdr_unsupported" | "no_face" | "refused" | "original_gone" | "failed") | null;
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
                                    };
                                    review: {
                                        /** Format: uuid */
                                        id: string;
                                        /** @enum {string} */
                                        state: "open" | "cleared" | "refused" | "appealed" | "withdrawn";
                                    } | null;
                                    poster_url: string | null;
                                    previews: {
                                        height: number;
                                        width: number;
                                        bytes: number;
                                        url: string;
                                    }[];
                                    views: number;
                                    choices: number;
                                    added_by: {
                                        /** Format: uuid */
                                        id: string;
                                        name: string;
                                    };
                                    /** Format: date-time */
                                    created_at: string;
                                    /** Format: date-time */
                                    updated_at: string;
                                    published_at: string | null;
                                    withdrawn_at: string | null;
                                    withdrawal: {
                                        /** @enum {string} */
                                        cause: "staff" | "licence_expired";
                                        reason: string | null;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
                            };
                            data: {
                                clip: {
                                    /** Format: uuid */
                                    id: string;
                                    /** @enum {string} */
                                    state: "draft" | "screening" | "held" | "published" | "withdrawn";
                                    version: number;
                                    title: {
                                        pt_BR: string;
                                        en: string;
                                    };
                                    description: {
                                        pt_BR: string;
                                        en: string;
                                    };
                                    categories: string[];
                                    tags: string[];
                                    staff_badges: ("hot" | "trending" | "new" | "most_chosen")[];
                                    earned_badges: ("hot" | "trending" | "new" | "most_chosen")[];
                                    price_credits: number;
                                    licence: {
                                        holder: string;
                                        territory: string;
                                        /** Format: date */
                                        until: string;
                                        people: {
                                            name: string;
                                            /** @enum {string} */
                                            release: "signed" | "synthetic";
                                        }[];
                                    } | null;
                                    proof: {
                                        name: string;
                                        url: string;
                                    } | null;
                                    problems: ("titles_missing" | "category_missing" | "licence_missing" | "proof_missing" | "releases_missing" | "licence_expired" | "not_screened" | "held" | "refused" | "not_analysed")[];
                                    video: {
                                        /** @enum {string} */
                                        state: "uploading" | "checking" | "analysing" | "ready" | "held" | "refused" | "error";
                                        progress: number | null;
                                        error_code: ("empty" | "unreadable" | "not_mp4" | "no_video" | "codec_unsupported" | "damaged" | "too_large" | "too_long" | "too_big" | "hdr_unsupported" | "no_face" | "refused" | "original_gone" | "failed") | null;
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
                                    };
                                    review: {
                                        /** Format: uuid */
                                        id: string;
                                        /** @enum {string} */
                                        state: "open" | "cleared" | "refused" | "appealed" | "withdrawn";
                                    } | null;
                                    poster_url: string | null;
                                    previews: {
                                        height: number;
                                        width: number;
                                        bytes: number;
                                        url: string;
                                    }[];
                                    views: number;
                                    choices: number;
                                    added_by: {
                                        /** Format: uuid */
                                        id: string;
                                        name: string;
                                    };
                                    /** Format: date-time */
                                    created_at: string;
                                    /** Format: date-time */
                                    updated_at: string;
                                    published_at: string | null;
                                    withdrawn_at: string | null;
                                    withdrawal: {
                                        /** @enum {string} */
                                        cause: "staff" | "licence_expired";
                                        reason: string | null;
                                    } | null;
                                };
                            };
                        } | {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
    "/api/staff/videos/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes the clip out of the catalogue */
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
                        version: number;
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
                                clip: {
                                    /** Format: uuid */
                                    id: string;
                                    /** @enum {string} */
                                    state: "draft" | "screening" | "held" | "published" | "withdrawn";
                                    version: number;
                                    title: {
                                        pt_BR: string;
                                        en: string;
                                    };
                                    description: {
                                        pt_BR: string;
                                        en: string;
                                    };
                                    categories: string[];
                                    tags: string[];
                                    staff_badges: ("hot" | "trending" | "new" | "most_chosen")[];
                                    earned_badges: ("hot" | "trending" | "new" | "most_chosen")[];
                                    price_credits: number;
                                    licence: {
                                        holder: string;
                                        territory: string;
                                        /** Format: date */
                                        until: string;
                                        people: {
                                            name: string;
                                            /** @enum {string} */
                                            release: "signed" | "synthetic";
                                        }[];
                                    } | null;
                                    proof: {
                                        name: string;
                                        url: string;
                                    } | null;
                                    problems: ("titles_missing" | "category_missing" | "licence_missing" | "proof_missing" | "releases_missing" | "licence_expired" | "not_screened" | "held" | "refused" | "not_analysed")[];
                                    video: {
                                        /** @enum {string} */
                                        state: "uploading" | "checking" | "analysing" | "ready" | "held" | "refused" | "error";
                                        progress: number | null;
                                        error_code: ("empty" | "unreadable" | "not_mp4" | "no_video" | "codec_unsupported" | "damaged" | "too_large" | "too_long" | "too_big" | "hdr_unsupported" | "no_face" | "refused" | "original_gone" | "failed") | null;
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
                                    };
                                    review: {
                                        /** Format: uuid */
                                        id: string;
                                        /** @enum {string} */
                                        state: "open" | "cleared" | "refused" | "appealed" | "withdrawn";
                                    } | null;
                                    poster_url: string | null;
                                    previews: {
                                        height: number;
                                        width: number;
                                        bytes: number;
                                        url: string;
                                    }[];
                                    views: number;
                                    choices: number;
                                    added_by: {
                                        /** Format: uuid */
                                        id: string;
                                        name: string;
                                    };
                                    /** Format: date-time */
                                    created_at: string;
                                    /** Format: date-time */
                                    updated_at: string;
                                    published_at: string | null;
                                    withdrawn_at: string | null;
                                    withdrawal: {
                                        /** @enum {string} */
                                        cause: "staff" | "licence_expired";
                                        reason: string | null;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
                            };
                            data: {
                                clip: {
                                    /** Format: uuid */
                                    id: string;
                                    /** @enum {string} */
                                    state: "draft" | "screening" | "held" | "published" | "withdrawn";
                                    version: number;
                                    title: {
                                        pt_BR: string;
                                        en: string;
                                    };
                                    description: {
                                        pt_BR: string;
                                        en: string;
                                    };
                                    categories: string[];
                                    tags: string[];
                                    staff_badges: ("hot" | "trending" | "new" | "most_chosen")[];
                                    earned_badges: ("hot" | "trending" | "new" | "most_chosen")[];
                                    price_credits: number;
                                    licence: {
                                        holder: string;
                                        territory: string;
                                        /** Format: date */
                                        until: string;
                                        people: {
                                            name: string;
                                            /** @enum {string} */
                                            release: "signed" | "synthetic";
                                        }[];
                                    } | null;
                                    proof: {
                                        name: string;
                                        url: string;
                                    } | null;
                                    problems: ("titles_missing" | "category_missing" | "licence_missing" | "proof_missing" | "releases_missing" | "licence_expired" | "not_screened" | "held" | "refused" | "not_analysed")[];
                                    video: {
                                        /** @enum {string} */
                                        state: "uploading" | "checking" | "analysing" | "ready" | "held" | "refused" | "error";
                                        progress: number | null;
                                        error_code: ("empty" | "unreadable" | "not_mp4" | "no_video" | "codec_unsupported" | "damaged" | "too_large" | "too_long" | "too_big" | "hdr_unsupported" | "no_face" | "refused" | "original_gone" | "failed") | null;
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
                                    };
                                    review: {
                                        /** Format: uuid */
                                        id: string;
                                        /** @enum {string} */
                                        state: "open" | "cleared" | "refused" | "appealed" | "withdrawn";
                                    } | null;
                                    poster_url: string | null;
                                    previews: {
                                        height: number;
                                        width: number;
                                        bytes: number;
                                        url: string;
                                    }[];
                                    views: number;
                                    choices: number;
                                    added_by: {
                                        /** Format: uuid */
                                        id: string;
                                        name: string;
                                    };
                                    /** Format: date-time */
                                    created_at: string;
                                    /** Format: date-time */
                                    updated_at: string;
                                    published_at: string | null;
                                    withdrawn_at: string | null;
                                    withdrawal: {
                                        /** @enum {string} */
                                        cause: "staff" | "licence_expired";
                                        reason: string | null;
                                    } | null;
                                };
                            };
                        } | {
                            message: string;
                            code: string;
                            errors?: {
                                [key: string]: string[];
                            };
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
    "/api/staff/videos/{id}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Places the clip right after another one, or first */
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
                        after_id: string | null;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
    "/api/staff/videos/{id}/analysis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Looks for people again with other settings */
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
                                clip: {
                                    /** Format: uuid */
                                    id: string;
                                    /** @enum {string} */
                                    state: "draft" | "screening" | "held" | "published" | "withdrawn";
                                    version: number;
                                    title: {
                                        pt_BR: string;
                                        en: string;
                                    };
                                    description: {
                                        pt_BR: string;
                                        en: string;
                                    };
                                    categories: string[];
                                    tags: string[];
                                    staff_badges: ("hot" | "trending" | "new" | "most_chosen")[];
                                    earned_badges: ("hot" | "trending" | "new" | "most_chosen")[];
                                    price_credits: number;
                                    licence: {
                                        holder: string;
                                        territory: string;
                                        /** Format: date */
                                        until: string;
                                        people: {
                                            name: string;
                                            /** @enum {string} */
                                            release: "signed" | "synthetic";
                                        }[];
                                    } | null;
                                    proof: {
                                        name: string;
                                        url: string;
                                    } | null;
                                    problems: ("titles_missing" | "category_missing" | "licence_missing" | "proof_missing" | "releases_missing" | "licence_expired" | "not_screened" | "held" | "refused" | "not_analysed")[];
                                    video: {
                                        /** @enum {string} */
                                        state: "uploading" | "checking" | "analysing" | "ready" | "held" | "refused" | "error";
                                        progress: number | null;
                                        error_code: ("empty" | "unreadable" | "not_mp4" | "no_video" | "codec_unsupported" | "damaged" | "too_large" | "too_long" | "too_big" | "hdr_unsupported" | "no_face" | "refused" | "original_gone" | "failed") | null;
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
                                    };
                                    review: {
                                        /** Format: uuid */
                                        id: string;
                                        /** @enum {string} */
                                        state: "open" | "cleared" | "refused" | "appealed" | "withdrawn";
                                    } | null;
                                    poster_url: string | null;
                                    previews: {
                                        height: number;
                                        width: number;
                                        bytes: number;
                                        url: string;
                                    }[];
                                    views: number;
                                    choices: number;
                                    added_by: {
                                        /** Format: uuid */
                                        id: string;
                                        name: string;
                                    };
                                    /** Format: date-time */
                                    created_at: string;
                                    /** Format: date-time */
                                    updated_at: string;
                                    published_at: string | null;
                                    withdrawn_at: string | null;
                                    withdrawal: {
                                        /** @enum {string} */
                                        cause: "staff" | "licence_expired";
                                        reason: string | null;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
    "/api/staff/videos/{id}/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The proof of the licence */
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
        /** Keeps the proof of the licence (multipart: file, a PDF, PNG or JPEG) */
        put: {
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
                                clip: {
                                    /** Format: uuid */
                                    id: string;
                                    /** @enum {string} */
                                    state: "draft" | "screening" | "held" | "published" | "withdrawn";
                                    version: number;
                                    title: {
                                        pt_BR: string;
                                        en: string;
                                    };
                                    description: {
                                        pt_BR: string;
                                        en: string;
                                    };
                                    categories: string[];
                                    tags: string[];
                                    staff_badges: ("hot" | "trending" | "new" | "most_chosen")[];
                                    earned_badges: ("hot" | "trending" | "new" | "most_chosen")[];
                                    price_credits: number;
                                    licence: {
                                        holder: string;
                                        territory: string;
                                        /** Format: date */
                                        until: string;
                                        people: {
                                            name: string;
                                            /** @enum {string} */
                                            release: "signed" | "synthetic";
                                        }[];
                                    } | null;
                                    proof: {
                                        name: string;
                                        url: string;
                                    } | null;
                                    problems: ("titles_missing" | "category_missing" | "licence_missing" | "proof_missing" | "releases_missing" | "licence_expired" | "not_screened" | "held" | "refused" | "not_analysed")[];
                                    video: {
                                        /** @enum {string} */
                                        state: "uploading" | "checking" | "analysing" | "ready" | "held" | "refused" | "error";
                                        progress: number | null;
                                        error_code: ("empty" | "unreadable" | "not_mp4" | "no_video" | "codec_unsupported" | "damaged" | "too_large" | "too_long" | "too_big" | "hdr_unsupported" | "no_face" | "refused" | "original_gone" | "failed") | null;
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
                                    };
                                    review: {
                                        /** Format: uuid */
                                        id: string;
                                        /** @enum {string} */
                                        state: "open" | "cleared" | "refused" | "appealed" | "withdrawn";
                                    } | null;
                                    poster_url: string | null;
                                    previews: {
                                        height: number;
                                        width: number;
                                        bytes: number;
                                        url: string;
                                    }[];
                                    views: number;
                                    choices: number;
                                    added_by: {
                                        /** Format: uuid */
                                        id: string;
                                        name: string;
                                    };
                                    /** Format: date-time */
                                    created_at: string;
                                    /** Format: date-time */
                                    updated_at: string;
                                    published_at: string | null;
                                    withdrawn_at: string | null;
                                    withdrawal: {
                                        /** @enum {string} */
                                        cause: "staff" | "licence_expired";
                                        reason: string | null;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
    "/api/staff/videos/{id}/source": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The clip’s source, with ranges */
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
    "/api/staff/videos/{id}/poster": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The clip’s poster, with ranges */
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
    "/api/staff/videos/{id}/sizes/{height}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A smaller size of the clip, with ranges */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    height: number;
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
    "/api/staff/videos/{id}/people/{person}": {
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
    "/api/review/{id}/objection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** A few words against a doubt, for whoever decides; sent again they replace those before */
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
    "/api/review/{id}/continuation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** What was being prepared when it was held: the answer leads back to it */
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
                        /** Format: uuid */
                        video_id: string;
                        mapping: {
                            person_id: string;
                            /** Format: uuid */
                            face_id: string;
                        }[];
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
    "/api/review/{id}/pictures/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A moment of one’s own media that the screen doubted, while it is held; kept by no browser */
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
    "/api/staff/review/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How often staff let through what each rule of the screen had held or refused */
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
                                /** @enum {string} */
                                reason: "sexual_content" | "apparent_minor";
                                decided: number;
                                overruled: number;
                                is_doubtful: boolean;
                            }[];
                            meta: {
                                days: number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
    "/api/staff/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What waits for a decision, soonest due first, or what was decided */
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
                                subject: "face" | "video" | "image" | "processing" | "report";
                                /** Format: uuid */
                                subject_id: string;
                                /** @enum {string} */
                                state: "open" | "cleared" | "refused" | "appealed" | "withdrawn";
                                /** @enum {string} */
                                reason: "sexual_content" | "apparent_minor" | "reported_intimate" | "reported_minor" | "reported_no_consent" | "reported_deceit" | "reported_other";
                                moments: number[];
                                pictures: string[];
                                playback_url: string | null;
                                /** @enum {string} */
                                source: "screen" | "report";
                                user: {
                                    /** Format: uuid */
                                    id: string;
                                    name: string;
                                    email: string;
                                } | null;
                                reports: {
                                    protocol: string;
                                    /** @enum {string} */
                                    reason: "intimate" | "minor" | "no_consent" | "deceit" | "other";
                                    link: string;
                                    text: string;
                                    similarity: number | null;
                                    /** Format: date-time */
                                    created_at: string;
                                }[];
                                blockable: {
                                    /** @enum {string} */
                                    subject: "processing" | "face" | "video" | "image" | "clip" | "account";
                                    /** Format: uuid */
                                    id: string;
                                    name: string;
                                    is_blocked: boolean;
                                }[];
                                appeal: string | null;
                                objection: string | null;
                                /** Format: date-time */
                                decide_by: string;
                                is_overdue: boolean;
                                decided_by: string | null;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
    "/api/staff/review/{id}/video": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The video that a case is about, to be played by who decides; kept by no browser */
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
                                    subject: "face" | "video" | "image" | "processing" | "report";
                                    /** Format: uuid */
                                    subject_id: string;
                                    /** @enum {string} */
                                    state: "open" | "cleared" | "refused" | "appealed" | "withdrawn";
                                    /** @enum {string} */
                                    reason: "sexual_content" | "apparent_minor" | "reported_intimate" | "reported_minor" | "reported_no_consent" | "reported_deceit" | "reported_other";
                                    moments: number[];
                                    pictures: string[];
                                    playback_url: string | null;
                                    /** @enum {string} */
                                    source: "screen" | "report";
                                    user: {
                                        /** Format: uuid */
                                        id: string;
                                        name: string;
                                        email: string;
                                    } | null;
                                    reports: {
                                        protocol: string;
                                        /** @enum {string} */
                                        reason: "intimate" | "minor" | "no_consent" | "deceit" | "other";
                                        link: string;
                                        text: string;
                                        similarity: number | null;
                                        /** Format: date-time */
                                        created_at: string;
                                    }[];
                                    blockable: {
                                        /** @enum {string} */
                                        subject: "processing" | "face" | "video" | "image" | "clip" | "account";
                                        /** Format: uuid */
                                        id: string;
                                        name: string;
                                        is_blocked: boolean;
                                    }[];
                                    appeal: string | null;
                                    objection: string | null;
                                    /** Format: date-time */
                                    decide_by: string;
                                    is_overdue: boolean;
                                    decided_by: string | null;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
    "/api/staff/blocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is blocked, or was, newest first */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    state?: "standing" | "lifted";
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
                                subject: "processing" | "face" | "video" | "image" | "clip" | "account";
                                /** Format: uuid */
                                subject_id: string;
                                name: string | null;
                                owner: {
                                    /** Format: uuid */
                                    id: string;
                                    name: string;
                                    email: string;
                                } | null;
                                reason: string;
                                placed_by: {
                                    /** Format: uuid */
                                    id: string;
                                    name: string;
                                } | null;
                                /** Format: date-time */
                                placed_at: string;
                                proposal: {
                                    by: {
                                        /** Format: uuid */
                                        id: string;
                                        name: string;
                                    };
                                    reason: string;
                                    /** Format: date-time */
                                    at: string;
                                    is_mine: boolean;
                                } | null;
                                lifted: {
                                    by: {
                                        /** Format: uuid */
                                        id: string;
                                        name: string;
                                    };
                                    /** Format: date-time */
                                    at: string;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        /** Blocks a result, face, video, image, clip or account at once, everywhere */
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
                        /** @enum {string} */
                        subject: "processing" | "face" | "video" | "image" | "clip" | "account";
                        /** Format: uuid */
                        subject_id: string;
                        reason: string;
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
                                block: {
                                    /** Format: uuid */
                                    id: string;
                                    /** @enum {string} */
                                    subject: "processing" | "face" | "video" | "image" | "clip" | "account";
                                    /** Format: uuid */
                                    subject_id: string;
                                    name: string | null;
                                    owner: {
                                        /** Format: uuid */
                                        id: string;
                                        name: string;
                                        email: string;
                                    } | null;
                                    reason: string;
                                    placed_by: {
                                        /** Format: uuid */
                                        id: string;
                                        name: string;
                                    } | null;
                                    /** Format: date-time */
                                    placed_at: string;
                                    proposal: {
                                        by: {
                                            /** Format: uuid */
                                            id: string;
                                            name: string;
                                        };
                                        reason: string;
                                        /** Format: date-time */
                                        at: string;
                                        is_mine: boolean;
                                    } | null;
                                    lifted: {
                                        by: {
                                            /** Format: uuid */
                                            id: string;
                                            name: string;
                                        };
                                        /** Format: date-time */
                                        at: string;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
    "/api/staff/blocks/{id}/lift": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Proposes to unblock; another of staff has to agree */
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
                                block: {
                                    /** Format: uuid */
                                    id: string;
                                    /** @enum {string} */
                                    subject: "processing" | "face" | "video" | "image" | "clip" | "account";
                                    /** Format: uuid */
                                    subject_id: string;
                                    name: string | null;
                                    owner: {
                                        /** Format: uuid */
                                        id: string;
                                        name: string;
                                        email: string;
                                    } | null;
                                    reason: string;
                                    placed_by: {
                                        /** Format: uuid */
                                        id: string;
                                        name: string;
                                    } | null;
                                    /** Format: date-time */
                                    placed_at: string;
                                    proposal: {
                                        by: {
                                            /** Format: uuid */
                                            id: string;
                                            name: string;
                                        };
                                        reason: string;
                                        /** Format: date-time */
                                        at: string;
                                        is_mine: boolean;
                                    } | null;
                                    lifted: {
                                        by: {
                                            /** Format: uuid */
                                            id: string;
                                            name: string;
                                        };
                                        /** Format: date-time */
                                        at: string;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
    "/api/staff/blocks/{id}/lift/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Agrees to unblock, or not; never to one’s own proposal */
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
                        decision: "confirm" | "reject";
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
                                block: {
                                    /** Format: uuid */
                                    id: string;
                                    /** @enum {string} */
                                    subject: "processing" | "face" | "video" | "image" | "clip" | "account";
                                    /** Format: uuid */
                                    subject_id: string;
                                    name: string | null;
                                    owner: {
                                        /** Format: uuid */
                                        id: string;
                                        name: string;
                                        email: string;
                                    } | null;
                                    reason: string;
                                    placed_by: {
                                        /** Format: uuid */
                                        id: string;
                                        name: string;
                                    } | null;
                                    /** Format: date-time */
                                    placed_at: string;
                                    proposal: {
                                        by: {
                                            /** Format: uuid */
                                            id: string;
                                            name: string;
                                        };
                                        reason: string;
                                        /** Format: date-time */
                                        at: string;
                                        is_mine: boolean;
                                    } | null;
                                    lifted: {
                                        by: {
                                            /** Format: uuid */
                                            id: string;
                                            name: string;
                                        };
                                        /** Format: date-time */
                                        at: string;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
    "/api/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reports a result or a face (multipart: reason, link, text, email, captcha as JSON, and last a copy as file) */
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
                                report: {
                                    protocol: string;
                                    /** @enum {string} */
                                    state: "checking" | "blocked" | "waiting" | "answered";
                                    outcome: ("blocked" | "kept" | "not_found") | null;
                                    /** Format: date-time */
                                    received_at: string;
                                    answered_at: string | null;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
                            };
                        };
                    };
                };
                /** @description Default Response */
                507: {
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
                            details?: {
                                [key: string]: string | number;
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
    "/api/reports/{protocol}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far a report is, by its protocol number */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    protocol: string;
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
                                report: {
                                    protocol: string;
                                    /** @enum {string} */
                                    state: "checking" | "blocked" | "waiting" | "answered";
                                    outcome: ("blocked" | "kept" | "not_found") | null;
                                    /** Format: date-time */
                                    received_at: string;
                                    answered_at: string | null;
                                };
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
    "/api/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether Semblante made a file, and whether it was changed since (multipart: file) */
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
                                /** @enum {string} */
                                verdict: "intact" | "changed" | "copy" | "claims" | "none";
                                action: ("face_swapped" | "background_removed") | null;
                                made_at: string | null;
                                was_compared: boolean;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
                            };
                        };
                    };
                };
                /** @description Default Response */
                507: {
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
                            details?: {
                                [key: string]: string | number;
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
    "/api/privacy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller’s copy and deletion under way, and what a deletion would mean */
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
                                export: {
                                    /** Format: uuid */
                                    id: string;
                                    /** @enum {string} */
                                    state: "waiting" | "making" | "ready" | "failed" | "expired";
                                    /** Format: date-time */
                                    asked_at: string;
                                    ready_at: string | null;
                                    expires_at: string | null;
                                    bytes: number | null;
                                    download_url: string | null;
                                } | null;
                                erasure: {
                                    protocol: string;
                                    /** @enum {string} */
                                    state: "waiting" | "erasing" | "sweeping" | "done" | "cancelled";
                                    /** Format: date-time */
                                    asked_at: string;
                                    /** Format: date-time */
                                    due_at: string;
                                } | null;
                                consequences: {
                                    faces: number;
                                    videos: number;
                                    images: number;
                                    results: number;
                                    running: number;
                                    credits: number;
                                    held: number;
                                    pending_payments: number;
                                    open_refunds: number;
                                    refundable: {
                                        /** Format: uuid */
                                        payment_id: string;
                                        amount_cents: number;
                                        /** Format: date-time */
                                        until: string;
                                    }[];
                                    waiting_gifts: number;
                                    is_last_admin: boolean;
                                };
                                erasure_days: number;
                                export_hours: number;
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
                            details?: {
                                [key: string]: string | number;
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
    "/api/privacy/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks for a copy of everything of the caller; the same one if there is one of today */
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
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                export: {
                                    /** Format: uuid */
                                    id: string;
                                    /** @enum {string} */
                                    state: "waiting" | "making" | "ready" | "failed" | "expired";
                                    /** Format: date-time */
                                    asked_at: string;
                                    ready_at: string | null;
                                    expires_at: string | null;
                                    bytes: number | null;
                                    download_url: string | null;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
    "/api/privacy/export/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The copy as a ZIP, for its owner, while it is kept */
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
    "/api/privacy/erasure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks for the deletion of the account; it happens after the stated days */
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
                        current_password: string;
                        code?: string;
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
                                erasure: {
                                    protocol: string;
                                    /** @enum {string} */
                                    state: "waiting" | "erasing" | "sweeping" | "done" | "cancelled";
                                    /** Format: date-time */
                                    asked_at: string;
                                    /** Format: date-time */
                                    due_at: string;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
                            };
                        };
                    };
                };
            };
        };
        /** Changes one’s mind, until the deletion begins */
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
                            details?: {
                                [key: string]: string | number;
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
    "/api/privacy/receipts/{protocol}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was deleted, by the number of the receipt; it tells of no person */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    protocol: string;
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
                                receipt: {
                                    protocol: string;
                                    /** @enum {string} */
                                    state: "waiting" | "erasing" | "sweeping" | "done" | "cancelled";
                                    /** Format: date-time */
                                    asked_at: string;
                                    erased_at: string | null;
                                    counts: {
                                        [key: string]: number;
                                    };
                                };
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
                            details?: {
                                [key: string]: string | number;
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
